const { webpackConfig } = require('@fairshare/federation/webpack');

module.exports = webpackConfig({
  name: 'game',
  folder: __dirname,
  role: 'remote',
  exposes: {
    './main': './src/exposed/main.tsx',
    './watch': './src/exposed/watch.tsx',
    './join': './src/exposed/join.tsx',
    './unsent': './src/exposed/unsent.tsx',
  },
});
