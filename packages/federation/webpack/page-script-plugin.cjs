const crypto = require('node:crypto');
const path = require('node:path');
const esbuild = require('esbuild');
const HtmlWebpackPlugin = require('html-webpack-plugin');

/**
 * Replaces the app's scripts in one page by a small script. It needs neither the federation runtime nor shared modules, so it loads much
 * earlier. Its attribute `data-app` has the URLs of the app's scripts, and the small script decides when to fetch and run them.
 */
class PageScriptPlugin {
  /**
   * @param {object} options
   * @param {string} options.page the page's file name
   * @param {string} options.entry the script's source, relative to the frontend's folder
   */
  constructor({ page, entry }) {
    Object.assign(this, { page, entry });
  }

  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.compilation.tap('PageScriptPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tapPromise('PageScriptPlugin', async (tags) => {
        if (tags.outputName !== this.page) return tags;
        const { code, inputs } = await this.bundle(compiler);
        compilation.fileDependencies.addAll(inputs);
        const name = `assets/${path.parse(this.entry).name}.${crypto.createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
        compilation.emitAsset(name, new RawSource(code));
        return { ...tags, headTags: inPlaceOfScripts(`${tags.publicPath}${name}`, tags.headTags) };
      });
    });
  }

  async bundle({ context, options: { mode } }) {
    const { outputFiles, metafile } = await esbuild.build({
      entryPoints: [path.join(context, this.entry)],
      absWorkingDir: context,
      bundle: true,
      minify: mode === 'production',
      format: 'iife',
      target: 'es2022',
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
      metafile: true,
      write: false,
      logLevel: 'silent',
    });
    return { code: outputFiles[0].text, inputs: Object.keys(metafile.inputs).map((file) => path.resolve(context, file)) };
  }
}

function inPlaceOfScripts(src, tags) {
  const isApps = ({ tagName }) => tagName === 'script';
  const app = tags
    .filter(isApps)
    .map(({ attributes }) => attributes.src)
    .join(' ');
  const script = { tagName: 'script', voidTag: false, meta: {}, attributes: { defer: true, src, 'data-app': app } };
  return [script, ...tags.filter((tag) => !isApps(tag))];
}

module.exports = { PageScriptPlugin };
