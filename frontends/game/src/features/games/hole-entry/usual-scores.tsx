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
 * Enters for everyone without a score par, or where no par is known what they usually take. Gone once everyone has one; its place stays free as long as
 * the hole is open, so that what stands beside it does not come under a thumb that aimed at it.
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
