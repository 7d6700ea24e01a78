import { UNSAVED_SCORES } from '@fairshare/game-frontend/start/page';
import { forgetWhatIsSent } from '@fairshare/offline';

/** Data about the phone, not about the golfer: its clock offset, permanently dismissed prompts, and whether the screen may turn off. */
const OF_THE_PHONE: readonly string[] = ['serverTimeOffset', 'downloadPromptDismissed', 'screenMayTurnOff'];

/**
 * Deletes the golfer's data from this phone, except what the server does not have yet. `signedOut`: the golfer signed out. If the session ended by itself
 * instead, typed but unsaved scores also stay.
 */
export async function forgetGolfer(signedOut: boolean): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!OF_THE_PHONE.includes(key) && (signedOut || !key.startsWith(UNSAVED_SCORES))) localStorage.removeItem(key);
    }
    sessionStorage.clear();
  } catch {
    // If storage is forbidden, it contains no data.
  }
  await forgetWhatIsSent();
}
