import { UNSAVED_SCORES } from '@fairshare/game-frontend/start/page';
import { forgetWhatIsSent } from '@fairshare/offline';

/** Facts about the phone, not about the golfer: whose clock is how wrong, what was dismissed permanently, and whether the screen may turn off. */
const OF_THE_PHONE: readonly string[] = ['serverTimeOffset', 'downloadPromptDismissed', 'screenMayTurnOff'];

/**
 * Forgets on this phone what it kept of its golfer, but for what the server does not have yet. `signedOut`: at the golfer's wish; a session
 * that ended by itself also leaves what was typed and not saved.
 */
export async function forgetGolfer(signedOut: boolean): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!OF_THE_PHONE.includes(key) && (signedOut || !key.startsWith(UNSAVED_SCORES))) localStorage.removeItem(key);
    }
    sessionStorage.clear();
  } catch {
    // Where storage is forbidden, nothing was kept in it.
  }
  await forgetWhatIsSent();
}
