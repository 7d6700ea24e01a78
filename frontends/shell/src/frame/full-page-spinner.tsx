import { MAIN_APP_EXPECTED, RESTORING } from './main-app-frame';

/**
 * The same spinner that index.html starts with, so that the change from one to the other is not seen.
 *
 * @param mainApp what is on its way is the main app: its frame is shown meanwhile
 */
export function FullPageSpinner({ mainApp = false }: { mainApp?: boolean }) {
  return <div className="starting" role="status" aria-label={mainApp ? RESTORING : 'Loading'} {...(mainApp && { [MAIN_APP_EXPECTED]: '' })} />;
}
