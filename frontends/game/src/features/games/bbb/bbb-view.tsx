import type { BbbGame } from '@fairshare/contracts';
import type { HoleViewProps } from '../hole-entry/hole-half';
import { HoleGameScreen } from '../hole-entry/hole-game-screen';
import { useOpenHole } from '../hole-entry/use-hole-draft';
import { AwardQuestions } from './award-questions';
import { HolePointsWon } from './hole-points-won';
import { useAwards, useAwardsHalf } from './use-awards';

/** A BBB game: three questions a hole, three taps. Remount it for another game. */
export function BbbView(props: HoleViewProps<BbbGame>) {
  const awards = useAwards(props);
  const half = useAwardsHalf(awards, useOpenHole(awards.game.id, awards.cells));
  return (
    <HoleGameScreen {...props} roster={awards.roster} entry={half.entry} halves={[half]}>
      <AwardQuestions players={props.players} roster={awards.roster} entry={half.entry} />
      <HolePointsWon players={props.players} points={half.won} />
    </HoleGameScreen>
  );
}
