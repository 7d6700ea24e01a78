import type { BbbGame, StrokesGame } from '@fairshare/contracts';
import { Button } from '@fairshare/ui';
import { AwardQuestions } from '../bbb/award-questions';
import { useAwards, useAwardsHalf } from '../bbb/use-awards';
import { HoleGameScreen } from '../hole-entry/hole-game-screen';
import type { HoleViewProps } from '../hole-entry/hole-half';
import { useOpenHole } from '../hole-entry/use-hole-draft';
import { StrokesRows } from '../points/strokes-rows';
import { type StrokesHalf, useStrokes, useStrokesHalf } from '../points/use-strokes';
import { usualStrokes } from '../points/usual-strokes';
import styles from './one-screen.module.css';
import { bbbPoints, USUAL_SCORES } from './texts';
import { statesTogether, together } from './together';

interface OneScreenViewProps extends Omit<HoleViewProps<never>, 'game'> {
  points: StrokesGame;
  bbb: BbbGame;
  /** The game whose points and payouts stand below. */
  below: 'points' | 'bbb';
}

/** Both games of a hole: the strokes, under them the three questions of BBB, one Save and one Next Hole. Remount it for other games. */
export function OneScreenView({ points, bbb, below, ...props }: OneScreenViewProps) {
  const { players, roster, firstHole } = props;
  const strokes = useStrokes({ game: points, players, roster, firstHole });
  const awards = useAwards({ game: bbb, players, roster, firstHole });
  const open = useOpenHole((below === 'bbb' ? bbb : points).id, { order: strokes.cells.order, states: statesTogether(strokes.cells.states, awards.cells.states) });
  const strokesHalf = useStrokesHalf(strokes, open);
  const awardsHalf = useAwardsHalf(awards, open);
  return (
    <HoleGameScreen
      {...props}
      roster={strokes.roster}
      entry={together(strokesHalf.entry, awardsHalf.entry)}
      halves={below === 'bbb' ? [awardsHalf, strokesHalf] : [strokesHalf, awardsHalf]}
      beside={<UsualScores half={strokesHalf} />}
    >
      <div className={styles.both}>
        <StrokesRows players={players} roster={strokes.roster} half={strokesHalf} alsoWon={(id) => awardsHalf.won && bbbPoints(awardsHalf.won[id] ?? 0)} />
        <AwardQuestions compact players={players} roster={strokes.roster} entry={awardsHalf.entry} />
      </div>
    </HoleGameScreen>
  );
}

/** Enters for everyone without a score what they usually take. */
function UsualScores({ half: { entry, game } }: { half: StrokesHalf }) {
  const enterUsual = () => {
    for (const playerId of entry.empty) entry.enter(playerId, usualStrokes(game.holes, playerId));
  };
  return (
    <Button disabled={entry.empty.length === 0} onClick={enterUsual}>
      {USUAL_SCORES}
    </Button>
  );
}
