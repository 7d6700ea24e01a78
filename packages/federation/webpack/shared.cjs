/**
 * The only list of packages and modules that the frontends share at run time. Each is a singleton in one version: React, because two copies
 * break hooks; the others, because they hold context or state that must exist once per page.
 *
 * Other packages are not shared, on purpose (docs/adr/0010-share-state-not-code.md), because sharing a whole package defeats tree shaking and
 * splitting. So only the shell bundles react-router-dom (62 kB whole, 13 kB used). Of @fairshare/ui (62 kB whole) only the module with state
 * is shared, and every frontend bundles the components that it renders.
 */
const path = require('node:path');

/** Sub-path keys (trailing slash) cover react/jsx-runtime and react-dom/client, which would otherwise be bundled twice. */
const REACT = ['react', 'react/', 'react-dom', 'react-dom/'];

/** The API client is shared because it stores the versions seen; the stack of open layers, so that a toast over a dialog does not close the dialog. */
const PACKAGES = [...REACT, '@tanstack/react-query', '@fairshare/federation', '@fairshare/api-client', '@radix-ui/react-dismissable-layer'];

/** Single modules: the package's name, and the module's path in the package. A toast stays visible after the screen that showed it is left. */
const MODULES = [['@fairshare/ui', 'src/toast/toast-context.ts']];

/**
 * @param {'host' | 'remote' | 'standalone'} role the shell; a remote released together with it; a frontend released on its own
 *   (admin), which shares only React and bundles the rest
 * @param {(packageName: string) => { folder: string, version: string }} installed where a package lies
 * @returns {Record<string, object>} the `shared` option of ModuleFederationPlugin
 */
function sharedSingletons(role, installed) {
  const packages = role === 'standalone' ? REACT : PACKAGES;
  const modules = role === 'standalone' ? [] : MODULES;
  return Object.fromEntries([
    ...packages.map((key) => [key, singleton(role, key, installed(key.replace(/\/$/, '')).version)]),
    ...modules.map(([packageName, module]) => {
      const { folder, version } = installed(packageName);
      return [path.join(folder, module), { shareKey: `${packageName}/${module}`, packageName, ...singleton(role, module, version) }];
    }),
  ]);
}

function singleton(role, key, version) {
  const sharing = { singleton: true, version, requiredVersion: `^${version}` };
  // A remote bundles no copy of shared modules, so that a second React can never be loaded, and no module is built twice.
  if (role === 'remote') return { ...sharing, import: false };
  // The shell's versions all come from one lockfile, so comparing them at every start would only take time.
  // The shell's entry includes the shared modules (`eager`), so that no remote waits for them to be fetched.
  if (role === 'host') return { ...sharing, requiredVersion: false, eager: true };
  return { ...sharing, eager: false };
}

module.exports = { sharedSingletons };
