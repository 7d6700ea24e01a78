import { MAIN_APP_EXPECTED, shownWaitWords } from '@fairshare/game-frontend/start/page';

/** What index.html starts with is the wait for the main app, as FullPageSpinner draws it. */
export function expectMainApp(): void {
  const wait = document.createElement('main');
  wait.setAttribute(MAIN_APP_EXPECTED, '');
  wait.innerHTML = `<div role="status"><h1 class="starting" aria-label="${shownWaitWords()}"></h1></div>`;
  document.getElementById('root')?.replaceChildren(wait);
}

/** Whether that was said of it. */
export const isMainAppExpected = (root: HTMLElement): boolean => root.firstElementChild?.hasAttribute(MAIN_APP_EXPECTED) ?? false;
