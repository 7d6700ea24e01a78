import type { Selection } from '@fairshare/golf-rules';
import { useState } from 'react';
import { withToggled } from './settleable-games';

export interface Switched {
  /** The games that the user has switched to as a preview; null: unchanged. */
  readonly games: readonly Selection[] | null;
  /** Switches one game of the settlement on or off. At least one stays on. */
  toggle(shown: readonly Selection[], game: Selection): void;
  /** Returns to the group's choice. */
  reset(): void;
}

/** Games switched on and off on this screen only, until the choice is saved. */
export function useSwitched(chosen: readonly Selection[]): Switched {
  const [switched, setSwitched] = useState<{ from: string; games: readonly Selection[] } | null>(null);
  const from = chosen.join();
  // If another golfer saved other games meanwhile, the preview is dropped for the group's choice.
  const games = switched?.from === from ? switched.games : null;
  return {
    games,
    toggle(shown, game) {
      const next = withToggled(shown, game);
      if (next.length > 0) setSwitched(next.join() === from ? null : { from, games: next });
    },
    reset: () => setSwitched(null),
  };
}
