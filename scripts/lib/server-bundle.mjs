/** Bundles our workspaces into the one file and leaves npm packages external. Unused imports of npm packages are dropped. */
const npmPackagesStayOutside = {
  name: 'npm-packages-stay-outside',
  setup(setup) {
    setup.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || (path.startsWith('@fairshare/') && kind !== 'require-resolve') ? undefined : { path, external: true, sideEffects: false },
    );
  },
};

/** esbuild's options for one server process. @returns {import('esbuild').BuildOptions} */
export const serverBundle = (entry, outfile) => ({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  // A dynamic import becomes a require, so that it resolves packages like the rest of the file.
  supported: { 'dynamic-import': false },
  sourcemap: true,
  logLevel: 'warning',
  plugins: [npmPackagesStayOutside],
});
