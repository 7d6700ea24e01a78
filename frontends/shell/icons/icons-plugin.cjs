const fs = require('node:fs');
const path = require('node:path');
const { initWasm, Resvg } = require('@resvg/resvg-wasm');

/** The sizes that phones, desktops and the web manifest ask for. Pixels. */
const ICONS = [
  { name: 'icons/app-192.png', drawing: 'app.svg', size: 192 },
  { name: 'icons/app-512.png', drawing: 'app.svg', size: 512 },
  { name: 'icons/maskable-192.png', drawing: 'maskable.svg', size: 192 },
  { name: 'icons/maskable-512.png', drawing: 'maskable.svg', size: 512 },
  { name: 'icons/apple-touch-180.png', drawing: 'maskable.svg', size: 180 },
];

let ready = null;

/** Draws the app's icons from their two drawings. */
class IconsPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('IconsPlugin', (compilation) => {
      compilation.contextDependencies.add(__dirname);
      compilation.hooks.processAssets.tapPromise({ name: 'IconsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, async () => {
        ready ??= initWasm(fs.readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
        await ready;
        for (const { name, drawing, size } of ICONS) compilation.emitAsset(name, new sources.RawSource(draw(drawing, size)));
      });
    });
  }
}

function draw(drawing, size) {
  const image = new Resvg(fs.readFileSync(path.join(__dirname, drawing), 'utf8'), { fitTo: { mode: 'width', value: size } });
  return Buffer.from(image.render().asPng());
}

module.exports = { IconsPlugin };
