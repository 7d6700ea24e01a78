/** The addresses of the app's scripts, which the build wrote on the page's own script (PageScriptPlugin). */
const app = ((document.currentScript as HTMLScriptElement).dataset['app'] ?? '').split(' ').filter(Boolean);

/** Has the app take over what the page shows. */
export function runApp(): void {
  for (const src of app.splice(0)) document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
}

/** Has the app's scripts fetched when there is nothing better to do, without running them. */
export function prefetchApp(): void {
  for (const href of app) document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
}
