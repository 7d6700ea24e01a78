import { type Entry, queueOf } from '@fairshare/offline';
import { counted, listed } from '../../shared/counted';

/** Texts about scoring without signal; the specification's wording where it has one. */

export const SAVED_OFFLINE = {
  title: 'Score Saved Offline',
  description: 'Your score has been saved and will sync when connection returns',
} as const;
export const SAVED_ON_PHONE = {
  title: 'Score Saved on This Phone',
  description: 'The server is not answering. Your score is sent as soon as it does.',
} as const;
export const SAVE_ERROR = {
  title: 'Save Error',
  description: 'Failed to save score offline. It is kept only while this page stays open.',
} as const;
export const syncComplete = (sent: number) => ({
  title: 'Sync Complete',
  description: `${sent} offline ${sent === 1 ? 'score has' : 'scores have'} been synced`,
});
export const SYNC_ERROR = { title: 'Sync Error', description: 'Failed to sync some offline data. Will retry automatically.' } as const;
export const NO_SIGNAL_YET = {
  title: 'No signal yet',
  description: 'Your scores are safe on this phone. They are sent by themselves once there is signal.',
} as const;
export const scoresInConflict = (conflicts: number) => ({
  title: conflicts === 1 ? 'A score differs from another one' : `${conflicts} scores differ from other ones`,
  description: 'Both are kept. Open the hole to choose.',
});

export const SYNC_NOW = 'Sync Now';
export const SYNCING = 'Syncing...';
export const OFFLINE = 'No signal';
export const OFFLINE_HINT = 'What you enter is kept on this phone and sent later.';
export const WAITING_FOR_SIGNAL = 'No signal. They are kept on this phone.';
export const WAITING_FOR_SERVER = 'The server is not answering. They are kept on this phone and sent as soon as it does.';
/** "2 scores", "1 payment", "2 scores and 1 payment" */
const scoresAndPayments = (scores: number, payments: number) =>
  [scores > 0 && counted(scores, 'score'), payments > 0 && counted(payments, 'payment')].filter(Boolean).join(' and ');
/** "Hole 13 waits", "3 holes wait", "3 holes and 1 payment wait" */
export function waitingTitle(entries: readonly Entry[], payments = 0): string {
  const ofHoles = entries.filter(({ hole }) => hole !== null);
  const holes = new Set(ofHoles.map(queueOf)).size;
  const cards = entries.length - ofHoles.length;
  const parts = [
    holes === 1 ? `hole ${ofHoles[0]?.hole}` : holes > 0 && counted(holes, 'hole'),
    cards > 0 && counted(cards, 'card'),
    payments > 0 && counted(payments, 'payment'),
  ].filter((part) => part !== false);
  const words = listed(parts);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${holes + cards + payments === 1 ? 'waits' : 'wait'}`;
}
export const holeName = (hole: number): string => `Hole ${hole}`;
export const COULD_NOT_OPEN_OFFLINE = 'Could not show unsent scores';
export const KEPT_ON_PHONE = 'Kept on this phone';
export const NEEDS_A_LOOK = 'Some scores need a look';
export const lastSynced = (time: string) => `Last synced ${time}.`;
export const MEMORY_ONLY = 'This phone cannot store them. Keep this page open until they are sent.';
export const LIVE_AWAY_SHORT = 'No live updates';
export const LIVE_AWAY = 'No live updates. Scores are still saved.';

export const refusedTitle = (refused: number) => (refused === 1 ? 'A score could not be sent' : `${refused} scores could not be sent`);
export const PAYMENT_REFUSED = 'A payment could not be sent';
export const NEEDS_A_LOOK_TOO = 'A payment needs a look';
export const TRY_AGAIN = 'Try Again';
export const removeLabel = (what: string) => `Remove ${what}`;
export const DAMAGED = 'A score kept on this phone could not be read';
export const DAMAGED_HINT = 'It was set aside. Please check the round.';
export const GOT_IT = 'Got It';

export const waitingOnHole = (waiting: number) => `${waiting} waiting to be sent`;
export const SCORES_WAITING = 'Scores waiting on a phone';
export const SCORES_WAITING_HINT = 'These payouts count what this phone has. Others see them once the scores are sent.';
export const someonesScoresWaiting = (names: string) => `${names} still has scores to send. Payouts may change.`;

export const signOutTitle = (scores: number, payments = 0) => `Sign out with ${scoresAndPayments(scores, payments).replace(/ (score|payment)/, ' unsent $1')}?`;
export const SIGN_OUT_WARNING = 'They stay on this phone and are sent when you sign in here again. Nobody else sees them.';
export const SIGN_OUT = 'Sign Out';
