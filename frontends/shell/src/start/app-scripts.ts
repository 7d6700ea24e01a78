/** The addresses of the app's scripts, which the build adds to the page's own script (PageScriptPlugin). */
const app = ((document.currentScript as HTMLScriptElement).dataset['app'] ?? '').split(' ').filter(Boolean);

/** Runs the app's scripts, which take over the page. */
export function runApp(): void {
  for (const src of app.splice(0)) document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
}

/** Prefetches the app's scripts when the browser is idle, without running them. */
export function prefetchApp(): void {
  for (const href of app) document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
}
