const path = require('node:path');
const { build } = require('esbuild');

/**
 * Webpack loader for web workers: bundles the module and all its imports into one script. Workers are named `*.worker.ts` and referenced by
 * `new URL('./name.worker.ts', import.meta.url)`. Webpack's own workers would include the federation runtime, which only runs in a page.
 */
module.exports = function workerLoader() {
  const done = this.async();
  build({
    entryPoints: [this.resourcePath],
    bundle: true,
    write: false,
    metafile: true,
    minify: this.mode === 'production',
    format: 'iife',
    target: 'es2022',
    logLevel: 'silent',
    absWorkingDir: this.rootContext,
    define: { 'process.env.NODE_ENV': JSON.stringify(this.mode) },
  }).then(({ outputFiles: [script], metafile }) => {
    for (const input of Object.keys(metafile.inputs)) this.addDependency(path.resolve(this.rootContext, input));
    done(null, script.text);
  }, done);
};
