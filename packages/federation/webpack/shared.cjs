/**
 * The one list of what the frontends share at run time. Everything on it is a singleton of one version: React, because two copies
 * break hooks; the others, because they carry context or state that must be one per page.
 *
 * What is not here, on purpose (docs/adr/0010-share-state-not-code.md): sharing a package whole defeats tree shaking and splitting, so
 * react-router-dom (62 kB whole, 13 kB used) belongs to the shell alone, and of @fairshare/ui (62 kB whole) only the two modules
 * with state are shared; every frontend bundles the components that it draws.
 */
const path = require('node:path');

/** Sub-path keys (trailing slash) cover react/jsx-runtime and react-dom/client, which would otherwise be bundled twice. */
const REACT = ['react', 'react/', 'react-dom', 'react-dom/'];

/** One API client, because it keeps the versions seen; one stack of open layers, so that a toast over a dialog does not close it. */
const PACKAGES = [...REACT, '@tanstack/react-query', '@fairshare/federation', '@fairshare/api-client', '@radix-ui/react-dismissable-layer'];

/** Single modules of a package: its name, and the module's path in it. A toast outlives the screen that raised it. */
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
  // A remote carries no copies of its own: there is no second React to be loaded by mistake, and nothing to build twice.
  if (role === 'remote') return { ...sharing, import: false };
  // The shell has what it was built with, all of it in one lockfile: comparing its versions with themselves would take long at every start.
  // It carries it in its entry: a remote that comes would wait for what had to be fetched first.
  if (role === 'host') return { ...sharing, requiredVersion: false, eager: true };
  return { ...sharing, eager: false };
}

module.exports = { sharedSingletons };
