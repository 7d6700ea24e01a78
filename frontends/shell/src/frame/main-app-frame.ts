/** Set on what stands in the root while the main app is on its way: then index.html shows the main app's frame over it (starting.css). */
export const MAIN_APP_EXPECTED = 'data-main-app';

/** The specification's words. */
export const RESTORING = 'Restoring your game';

/** What the page's frame says of the wait. */
export const waitWords = (): string => document.querySelector('[data-wait]')?.textContent ?? RESTORING;

/** A phone that never had a game open has none to restore. */
export function nameTheWait(): void {
  const words = document.querySelector('[data-wait]');
  if (words && !/"selectedGameId":"/.test(window.localStorage.getItem('preferences') ?? '')) words.textContent = 'Loading';
}

/** What index.html starts with is the wait for the main app, as FullPageSpinner draws it. */
export function expectMainApp(): void {
  const wait = document.createElement('main');
  wait.setAttribute(MAIN_APP_EXPECTED, '');
  wait.innerHTML = `<div role="status"><h1 class="starting" aria-label="${waitWords()}"></h1></div>`;
  document.getElementById('root')?.replaceChildren(wait);
}

/** Whether that was said of it. */
export const isMainAppExpected = (root: HTMLElement): boolean => root.firstElementChild?.hasAttribute(MAIN_APP_EXPECTED) ?? false;
