/** The app's icons and the preview image of its links, rendered from their SVGs: name → PNG. */
export function drawIcons(): Promise<Map<string, Buffer>>;
