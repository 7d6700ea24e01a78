import { MAIN_APP_EXPECTED, shownWaitWords } from '@fairshare/game-frontend/start/page';

/**
 * The same spinner as in index.html, so that the change from one to the other is invisible.
 *
 * @param mainApp whether the main app is loading; its frame, hidden from screen readers, is then shown meanwhile
 */
export function FullPageSpinner({ mainApp = false }: { mainApp?: boolean }) {
  if (!mainApp) return <div className="starting" role="status" aria-label="Loading" />;
  return (
    <main {...{ [MAIN_APP_EXPECTED]: '' }}>
      <div role="status">
        <h1 className="starting" aria-label={shownWaitWords()} />
      </div>
    </main>
  );
}
