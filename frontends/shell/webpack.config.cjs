const { PageScriptPlugin, webpackConfig } = require('@fairshare/federation/webpack');
const { LeavingWorkerPlugin } = require('./prerender/leaving-worker-plugin.cjs');
const { PrerenderPlugin } = require('./prerender/prerender-plugin.cjs');

module.exports = webpackConfig({
  name: 'shell',
  folder: __dirname,
  role: 'host',
  entry: './src/index.tsx',
  pages: [
    { filename: 'index.html', template: './src/index.html' },
    { filename: 'landing.html', template: './src/index.html' },
  ],
  plugins: [
    new PrerenderPlugin(),
    new PageScriptPlugin({ page: 'index.html', entry: './src/start/index-page.ts' }),
    new PageScriptPlugin({ page: 'landing.html', entry: './src/start/landing-page.ts' }),
    new LeavingWorkerPlugin(),
  ],
});
