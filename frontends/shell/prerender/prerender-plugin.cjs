const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { nodeModuleConfig } = require('@fairshare/federation/webpack');

const PRODUCT_NAME = 'Fairshare';

/** The app loads the landing page's stylesheet with the page's code, but the prerendered page needs it at once. */
const STYLES_OF = { 'landing.html': 'landing' };

/** Fonts that a page shows at once, to preload: the browser would only request them after the stylesheet. */
const FONTS_OF = { 'landing.html': /^assets\/(?:besley-display|inter-page)\..*woff2$/, 'index.html': /^assets\/inter-latin-wght-normal\..*woff2$/ };

/** For each page: the part of the template to replace, and its replacement. */
const PLACES = {
  'landing.html': { place: /<div id="root">.*<\/div>(?=\s*<noscript>)/s, fill: ({ renderLanding }) => `<div id="root" data-page="landing">${renderLanding(PRODUCT_NAME)}</div>` },
  'index.html': { place: /(?<=<div class="main-app-frame" inert>)(?=<\/div>)/, fill: ({ renderMainAppFrame }) => renderMainAppFrame(PRODUCT_NAME) },
};

/**
 * Inserts prerendered HTML into the pages, which is visible as soon as it and the stylesheet are loaded, before the scripts: the landing page into
 * `landing.html`, which is served at `/` to browsers without a session, and the main app's frame into `index.html`.
 */
class PrerenderPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('PrerenderPlugin', (compilation) => {
      let renderers;
      const hooks = HtmlWebpackPlugin.getHooks(compilation);
      hooks.alterAssetTagGroups.tap('PrerenderPlugin', (tags) => ({ ...tags, headTags: [...fontsOf(compilation, tags), ...tags.headTags, ...stylesheetsOf(compilation, tags)] }));
      hooks.beforeEmit.tapPromise('PrerenderPlugin', async (page) => {
        const { place, fill } = PLACES[page.outputName];
        if (!place.test(page.html)) throw new Error(`index.html has no place for what ${page.outputName} shows`);
        renderers ??= compileRenderers(compiler);
        const markup = fill(await renderers);
        return { ...page, html: page.html.replace(place, () => markup) };
      });
    });
  }
}

function stylesheetsOf(compilation, { outputName, publicPath }) {
  const part = compilation.namedChunks.get(STYLES_OF[outputName]);
  const files = [...(part?.files ?? [])].filter((file) => file.endsWith('.css'));
  return files.map((file) => ({ tagName: 'link', voidTag: true, meta: {}, attributes: { href: `${publicPath}${file}`, rel: 'stylesheet' } }));
}

function fontsOf(compilation, { outputName, publicPath }) {
  const wanted = FONTS_OF[outputName];
  const files = wanted ? Object.keys(compilation.assets).filter((file) => wanted.test(file)) : [];
  return files.map((file) => ({
    tagName: 'link',
    voidTag: true,
    meta: {},
    attributes: { href: `${publicPath}${file}`, rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true },
  }));
}

/** Compiles the HTML renderers for Node, and loads them. */
function compileRenderers(compiler) {
  const { webpack, context } = compiler;
  const output = path.join(context, '.cache/prerender');
  const { name, mode } = compiler.options;
  const prerender = webpack(nodeModuleConfig({ name, folder: context, entry: './prerender/index.tsx', output, mode }));
  return new Promise((resolve, reject) => {
    prerender.run((error, stats) => {
      if (error || stats.hasErrors()) return reject(error ?? new Error(stats.toString('errors-only')));
      const file = path.join(output, 'index.cjs');
      delete require.cache[file];
      const renderers = require(file);
      prerender.close(() => resolve(renderers));
    });
  });
}

module.exports = { PrerenderPlugin };
