/** The key from the specification. */
const DISMISSED_KEY = 'downloadPromptDismissed';

/** Safari on iPhone and iPad can only install manually, and fires no install event. Newer iPads identify themselves as Macs, but Macs have no touch. */
export function isIos({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): boolean {
  return /iPad|iPhone|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** Whether the app runs as an installed app, opened from its icon. */
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

/** Dismisses the prompt permanently. */
export function dismissPrompt(): void {
  try {
    window.localStorage.setItem(DISMISSED_KEY, 'true');
  } catch {
    // Without storage it is dismissed until the page is closed.
  }
}
