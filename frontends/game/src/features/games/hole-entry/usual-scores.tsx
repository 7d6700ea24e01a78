import type { RoundEntries } from '@fairshare/contracts';
import { strokesPlayer } from '@fairshare/golf-rules';
import { Button } from '@fairshare/ui';
import { useState } from 'react';
import { PAR_SCORES, USUAL_SCORES } from './texts';
import type { HoleEntry } from './use-hole-entry';
import { type Pars, startOf } from './usual-strokes';

interface UsualScoresProps {
  entry: HoleEntry;
  holes: RoundEntries['holes'];
  pars: Pars;
}

/**
 * Enters par for every player without a score, or the player's usual strokes if no par is known. Hidden once every player has a score. Its place stays reserved
 * while the hole is open, so that its neighbour does not move under the thumb.
 */
export function UsualScores({ entry, holes, pars }: UsualScoresProps) {
  const lacking = entry.empty.flatMap((cell) => strokesPlayer(cell) ?? []);
  const enterUsual = () => {
    for (const cell of entry.empty) {
      const playerId = strokesPlayer(cell);
      if (playerId !== null) entry.enter(cell, startOf(pars, holes, playerId));
    }
  };
  const [offeredOn, setOfferedOn] = useState<number | null>(null);
  if (lacking.length > 0 && offeredOn !== entry.hole) setOfferedOn(entry.hole);
  const isGone = lacking.length === 0;
  if (isGone && offeredOn !== entry.hole) return null;
  return (
    <Button style={{ visibility: isGone ? 'hidden' : undefined }} onClick={enterUsual}>
      {Object.keys(pars).length > 0 ? PAR_SCORES : USUAL_SCORES}
    </Button>
  );
}
