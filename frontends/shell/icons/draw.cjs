const fs = require('node:fs');
const path = require('node:path');
const { initWasm, Resvg } = require('@resvg/resvg-wasm');

/** The sizes that phones, desktops, the web manifest and messengers need. Widths in pixels. */
const ICONS = [
  { name: 'app-192.png', drawing: 'app.svg', size: 192 },
  { name: 'app-512.png', drawing: 'app.svg', size: 512 },
  { name: 'maskable-192.png', drawing: 'maskable.svg', size: 192 },
  { name: 'maskable-512.png', drawing: 'maskable.svg', size: 512 },
  { name: 'apple-touch-180.png', drawing: 'maskable.svg', size: 180 },
  // The preview image of a link in messengers: 1200 × 630.
  { name: 'link-preview.png', drawing: 'link-preview.svg', size: 1200 },
];

/** Renders the app's icons and link preview image from their SVGs: name → PNG. */
async function drawIcons() {
  await initWasm(fs.readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return new Map(ICONS.map(({ name, drawing, size }) => [name, draw(drawing, size)]));
}

function draw(drawing, size) {
  const image = new Resvg(fs.readFileSync(path.join(__dirname, drawing), 'utf8'), { fitTo: { mode: 'width', value: size } });
  return Buffer.from(image.render().asPng());
}

module.exports = { drawIcons };

// `npm run icons -w @fairshare/shell-frontend`. The rendered icons are committed, so that a build does not need the renderer.
if (require.main === module) {
  drawIcons().then((icons) => icons.forEach((png, name) => fs.writeFileSync(path.join(__dirname, '..', 'public', 'icons', name), png)));
}
