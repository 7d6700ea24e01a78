/** Attribute of the placeholder in the root while the main app loads: index.html then shows the main app's frame on top of it (the shell's starting.css). */
export const MAIN_APP_EXPECTED = 'data-main-app';

/** The page of a scoring link. The link's token follows in the path, until the app removes it from the address bar. */
export const SCORE_PATH = '/score';

export const isScorePath = (pathname: string): boolean => pathname === SCORE_PATH || pathname.startsWith(`${SCORE_PATH}/`);

/** The page of a sample round, without an account. */
export const SAMPLE_PATH = '/sample';

/** The main app's first own request. */
export const FIRST_READ = '/api/user/preferences';

/** Key in localStorage of the last selection: the specification's preferences. */
export const PREFERENCES_KEY = 'preferences';
/** Prefix of the localStorage keys for typed but unsaved scores. */
export const UNSAVED_SCORES = 'unsavedScores.';

/**
 * The specification's text while a game is restored. A phone that never had a game open has none to restore. Either text is the largest of the first screen, so
 * that browsers measure the largest contentful paint at the frame, not at later content.
 */
export const waitWords = (hasGame: boolean): string => (hasGame ? 'Restoring your game' : 'Loading your groups');

const shownWords = () => document.querySelector('[data-wait]');

/** The waiting text that the frame in the page's HTML shows. */
export const shownWaitWords = (): string => shownWords()?.textContent ?? waitWords(true);

/** Makes the frame show the waiting text that fits this phone. */
export function nameTheWait(): void {
  const words = shownWords();
  try {
    if (words) words.textContent = waitWords(/"selectedGameId":"/.test(window.localStorage.getItem(PREFERENCES_KEY) ?? ''));
  } catch {
    // Storage may be forbidden; then the text stays as it is.
  }
}
