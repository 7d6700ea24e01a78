/** Set on what stands in the root while the main app is on its way: then index.html shows the main app's frame over it (starting.css). */
export const MAIN_APP_EXPECTED = 'data-main-app';

/** What index.html starts with is the wait for the main app. */
export function expectMainApp(): void {
  const waiting = document.querySelector('#root > .starting');
  waiting?.setAttribute(MAIN_APP_EXPECTED, '');
  waiting?.setAttribute('aria-label', RESTORING);
}

/** Whether that was said of it. */
export const isMainAppExpected = (root: HTMLElement): boolean => root.firstElementChild?.hasAttribute(MAIN_APP_EXPECTED) ?? false;

/** The specification's words. */
export const RESTORING = 'Restoring your game';
