const { promisify } = require('node:util');
const { brotliCompress, constants } = require('node:zlib');

/** Files with hashed names of the types that the gateway compresses too (gateway/src/frontends/static-file.ts). */
const HASHED_TEXT = /^assets\/.+\.(?:css|js|svg)$/;
/** The minimum size of a file to compress. Bytes. */
const WORTH_COMPRESSING = 1_024;

/** Emits a `.br` file for every file worth compressing, at Brotli's highest quality, which is too slow to use while a request is served. */
class BrotliPlugin {
  apply(compiler) {
    if (compiler.options.mode !== 'production') return;
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BrotliPlugin', (compilation) => {
      const afterNamesAreFinal = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'BrotliPlugin', stage: afterNamesAreFinal }, async (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          const plain = source.buffer();
          if (!HASHED_TEXT.test(file) || plain.length < WORTH_COMPRESSING) continue;
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
          compilation.emitAsset(`${file}.br`, new sources.RawSource(await promisify(brotliCompress)(plain, { params })));
        }
      });
    });
  }
}

module.exports = { BrotliPlugin };
