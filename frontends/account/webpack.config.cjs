const { webpackConfig } = require('@fairshare/federation/webpack');

const SCREENS = ['login', 'register', 'forgot-password', 'reset-password', 'welcome-trial', 'subscribe', 'manage-subscription', 'email-preferences', 'your-data'];

module.exports = webpackConfig({
  name: 'account',
  folder: __dirname,
  role: 'remote',
  exposes: Object.fromEntries(SCREENS.map((screen) => [`./${screen}`, `./src/exposed/${screen}.tsx`])),
});
