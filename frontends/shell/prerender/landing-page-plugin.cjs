const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { nodeModuleConfig } = require('@fairshare/federation/webpack');

const PRODUCT_NAME = 'Fairshare';
const ROOT = /<div id="root">.*<\/div>(?=\s*<noscript>)/s;

/**
 * Puts the landing page's HTML into `landing.html`, which is served at `/` to browsers without a session: they see the page as
 * soon as its HTML and stylesheet are there, while the scripts are still on their way.
 */
class LandingPagePlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('LandingPagePlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tapPromise('LandingPagePlugin', async (page) => {
        if (page.outputName !== 'landing.html') return page;
        const markup = await renderLanding(compiler);
        if (!ROOT.test(page.html)) throw new Error('index.html has no <div id="root"> to put the landing page into');
        return { ...page, html: page.html.replace(ROOT, () => `<div id="root" data-page="landing">${markup}</div>`) };
      });
    });
  }
}

/** Compiles the landing page for Node and runs it. */
function renderLanding(compiler) {
  const { webpack, context } = compiler;
  const output = path.join(context, '.cache/prerender');
  const { name, mode } = compiler.options;
  const prerender = webpack(nodeModuleConfig({ name, folder: context, entry: './prerender/landing.tsx', output, mode }));
  return new Promise((resolve, reject) => {
    prerender.run((error, stats) => {
      if (error || stats.hasErrors()) return reject(error ?? new Error(stats.toString('errors-only')));
      const file = path.join(output, 'index.cjs');
      delete require.cache[file];
      const markup = require(file).renderLanding(PRODUCT_NAME);
      prerender.close(() => resolve(markup));
    });
  });
}

module.exports = { LandingPagePlugin };
