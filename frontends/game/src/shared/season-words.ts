/** What a season is called on every screen. */
export const seasonTitle = (season: string) => `Season ${season}`;
