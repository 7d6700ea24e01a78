/**
 * The one list of what the frontends share at run time. Everything on it is a singleton of one version: React, because two
 * copies break hooks; the others, because they carry context or state (query cache, toasts, navigation, versions seen).
 *
 * Not on the list, on purpose: react-router-dom. Sharing a package whole defeats tree shaking (62 kB instead of 14 kB), so the shell
 * alone owns the router and remotes navigate through @fairshare/federation. See docs/adr/0001-what-the-frontends-share.md.
 */

/** Sub-path keys (trailing slash) cover react/jsx-runtime and react-dom/client, which would otherwise be bundled twice. */
const REACT = ['react', 'react/', 'react-dom', 'react-dom/'];

/** What a page needs before it can draw anything: the shell carries these in its entry instead of fetching them in a second step. */
const FIRST_PAINT = [...REACT, '@tanstack/react-query', '@fairshare/federation'];

const EVERYTHING = [...FIRST_PAINT, '@fairshare/api-client', '@fairshare/ui'];

const SHARED_BY_ROLE = {
  /** The shell, which is always there first, so that its copies are the ones in use. */
  host: EVERYTHING,
  /** Released together with the shell. */
  remote: EVERYTHING,
  /** Released on its own (admin): shares only React and bundles the rest. */
  standalone: REACT,
};

/**
 * @param {'host' | 'remote' | 'standalone'} role
 * @param {(request: string) => string} versionOf version of the installed package, by package name
 * @returns {Record<string, object>} the `shared` option of ModuleFederationPlugin
 */
function sharedSingletons(role, versionOf) {
  return Object.fromEntries(
    SHARED_BY_ROLE[role].map((key) => {
      const version = versionOf(key.replace(/\/$/, ''));
      return [key, { singleton: true, version, requiredVersion: `^${version}`, ...sourceFor(role, key) }];
    }),
  );
}

/** A remote carries no copies of its own: there is no second React to be loaded by mistake, and nothing to build twice. */
function sourceFor(role, key) {
  if (role === 'remote') return { import: false };
  return { eager: role === 'host' && FIRST_PAINT.includes(key) };
}

module.exports = { sharedSingletons };
