import type { Selection } from '@fairshare/golf-rules';
import { useState } from 'react';
import { withToggled } from './settleable-games';

export interface Switched {
  /** What the reader has switched the games to, to look; null: nothing. */
  readonly games: readonly Selection[] | null;
  /** Switches one of the games that are settled on or off. One of them stays on. */
  toggle(shown: readonly Selection[], game: Selection): void;
  /** Back to what the group has. */
  reset(): void;
}

/** Games switched on and off on this screen alone, until the choice is saved. */
export function useSwitched(chosen: readonly Selection[]): Switched {
  const [switched, setSwitched] = useState<{ from: string; games: readonly Selection[] } | null>(null);
  const from = chosen.join();
  // Somebody saved other games meanwhile: theirs are the group's.
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
