import { MAIN_APP_EXPECTED, shownWaitWords } from '@fairshare/game-frontend/start/page';

/** Puts the placeholder for the main app into index.html's root, in the form that FullPageSpinner renders. */
export function expectMainApp(): void {
  const wait = document.createElement('main');
  wait.setAttribute(MAIN_APP_EXPECTED, '');
  wait.innerHTML = `<div role="status"><h1 class="starting" aria-label="${shownWaitWords()}"></h1></div>`;
  document.getElementById('root')?.replaceChildren(wait);
}

/** Whether the root contains that placeholder. */
export const isMainAppExpected = (root: HTMLElement): boolean => root.firstElementChild?.hasAttribute(MAIN_APP_EXPECTED) ?? false;
