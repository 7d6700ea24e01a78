/** Our workspaces go into the one file, npm packages stay outside; what a file names of them without using it is left out. */
const npmPackagesStayOutside = {
  name: 'npm-packages-stay-outside',
  setup(setup) {
    setup.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || (path.startsWith('@fairshare/') && kind !== 'require-resolve') ? undefined : { path, external: true, sideEffects: false },
    );
  },
};

/** esbuild's options for one process of a server. @returns {import('esbuild').BuildOptions} */
export const serverBundle = (entry, outfile) => ({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  // A dynamic import becomes a require, so that it finds packages the way the rest of the file does.
  supported: { 'dynamic-import': false },
  sourcemap: true,
  logLevel: 'warning',
  plugins: [npmPackagesStayOutside],
});
