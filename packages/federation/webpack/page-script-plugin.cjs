const crypto = require('node:crypto');
const path = require('node:path');
const esbuild = require('esbuild');
const HtmlWebpackPlugin = require('html-webpack-plugin');

/**
 * Gives one page a small script of its own, which needs neither the federation runtime nor anything shared and is there long before
 * the app's scripts.
 */
class PageScriptPlugin {
  /**
   * @param {object} options
   * @param {string} options.page the page's file name
   * @param {string} options.entry the script's source, relative to the frontend's folder
   * @param {'before' | 'instead'} options.order before the app's scripts; or instead of them: then their addresses are in its
   *   `data-app`, and running them is left to it
   */
  constructor({ page, entry, order }) {
    Object.assign(this, { page, entry, order });
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
        return { ...tags, headTags: this.place(`${tags.publicPath}${name}`, tags.headTags) };
      });
    });
  }

  place(src, tags) {
    const ours = { tagName: 'script', voidTag: false, meta: {}, attributes: { src } };
    // Deferred scripts run in their order: ours has asked by the time the app's would.
    if (this.order === 'before') return [{ ...ours, attributes: { defer: true, src } }, ...tags];
    const apps = tags.filter(({ tagName }) => tagName === 'script');
    const app = apps.map(({ attributes }) => attributes.src).join(' ');
    return [{ ...ours, attributes: { defer: true, src, 'data-app': app } }, ...tags.filter((tag) => !apps.includes(tag))];
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

module.exports = { PageScriptPlugin };
