const { webpackConfig } = require('@fairshare/federation/webpack');

/** Released on its own: as a remote inside the shell, and as a page of its own under /remotes/admin/. */
module.exports = webpackConfig({
  name: 'admin',
  folder: __dirname,
  role: 'standalone',
  entry: './src/index.ts',
  exposes: { './panel': './src/exposed/panel.tsx' },
  pages: [{ filename: 'index.html', template: './src/index.html' }],
});
