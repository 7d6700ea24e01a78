/** The name of a season, on every screen. */
export const seasonTitle = (season: string) => `Season ${season}`;
