/** A service worker that unregisters itself and reloads the pages it controls. */
const LEAVING = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  self.registration.unregister().then(() => self.clients.matchAll()).then((pages) => pages.forEach((page) => page.navigate(page.url))),
));
`;

/** In development there is no service worker. An earlier `npm start` at the same address may have left one, which would go on responding from its cache. */
class LeavingWorkerPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('LeavingWorkerPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'LeavingWorkerPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        if (compiler.options.mode === 'development') compilation.emitAsset('sw.js', new sources.RawSource(LEAVING));
      });
    });
  }
}

module.exports = { LeavingWorkerPlugin };
