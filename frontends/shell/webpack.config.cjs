const { PageScriptPlugin, webpackConfig } = require('@fairshare/federation/webpack');
const { LandingPagePlugin } = require('./prerender/landing-page-plugin.cjs');
const { LeavingWorkerPlugin } = require('./prerender/leaving-worker-plugin.cjs');

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
    new LandingPagePlugin(),
    new PageScriptPlugin({ page: 'index.html', entry: './src/start/index-page.ts', order: 'before' }),
    new PageScriptPlugin({ page: 'landing.html', entry: './src/start/landing-page.ts', order: 'instead' }),
    new LeavingWorkerPlugin(),
  ],
});
