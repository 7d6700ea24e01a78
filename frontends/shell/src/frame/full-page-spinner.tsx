import { MAIN_APP_EXPECTED, shownWaitWords } from '@fairshare/game-frontend/start/page';

/**
 * The same spinner that index.html starts with, so that the change from one to the other is not seen.
 *
 * @param mainApp what is on its way is the main app: its frame is shown meanwhile, which only the eye sees
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
