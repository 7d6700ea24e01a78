/** Takes itself away, and the pages out of its care. */
const LEAVING = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  self.registration.unregister().then(() => self.clients.matchAll()).then((pages) => pages.forEach((page) => page.navigate(page.url))),
));
`;

/**
 * While a frontend is being worked on there is no service worker; but `npm start` at the same address may have left one, which
 * would go on answering with what it keeps.
 */
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
