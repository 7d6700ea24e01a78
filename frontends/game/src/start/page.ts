/** Set on what stands in the root while the main app is on its way: then index.html shows the main app's frame over it (the shell's starting.css). */
export const MAIN_APP_EXPECTED = 'data-main-app';

/** The page of a scoring link; the link's token follows, until it leaves the address bar. */
export const SCORE_PATH = '/score';

export const isScorePath = (pathname: string): boolean => pathname === SCORE_PATH || pathname.startsWith(`${SCORE_PATH}/`);

/** The page of a round to look at, without an account. */
export const SAMPLE_PATH = '/sample';

/** What the main app reads first of its own. */
export const FIRST_READ = '/api/user/preferences';

/** Key in localStorage of what was selected last: the specification's preferences. */
export const PREFERENCES_KEY = 'preferences';
/** How the keys in localStorage begin of what was typed and not saved. */
export const UNSAVED_SCORES = 'unsavedScores.';

/**
 * The specification's words while a game is restored; a phone that never had one open has none to restore. Either is the largest text of a first screen,
 * so that browsers count the frame as painted, and not what follows it.
 */
export const waitWords = (hasGame: boolean): string => (hasGame ? 'Restoring your game' : 'Loading your groups');

const shownWords = () => document.querySelector('[data-wait]');

/** What the frame in the page's HTML says of the wait. */
export const shownWaitWords = (): string => shownWords()?.textContent ?? waitWords(true);

/** Has the frame say of the wait what fits this phone. */
export function nameTheWait(): void {
  const words = shownWords();
  try {
    if (words) words.textContent = waitWords(/"selectedGameId":"/.test(window.localStorage.getItem(PREFERENCES_KEY) ?? ''));
  } catch {
    // Storage may be forbidden; then the words stay as they are.
  }
}
