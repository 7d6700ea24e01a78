/** The app's icons, drawn from their two drawings: name → PNG. */
export function drawIcons(): Promise<Map<string, Buffer>>;
