/** The app's icons and the picture of its links, drawn from their drawings: name → PNG. */
export function drawIcons(): Promise<Map<string, Buffer>>;
