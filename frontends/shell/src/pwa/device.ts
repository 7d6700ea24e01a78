/** The specification's key. */
const DISMISSED_KEY = 'downloadPromptDismissed';

/** Safari on iPhone and iPad installs by hand, and says nothing of it. Newer iPads call themselves Macs, but Macs have no touch. */
export function isIos({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): boolean {
  return /iPad|iPhone|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** The app was opened from its icon. */
export function isInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true;
}

export function isPromptDismissed(): boolean {
  try {
    return window.localStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    return false;
  }
}

/** For good. */
export function dismissPrompt(): void {
  try {
    window.localStorage.setItem(DISMISSED_KEY, 'true');
  } catch {
    // Without storage it is dismissed for as long as the page is open.
  }
}
