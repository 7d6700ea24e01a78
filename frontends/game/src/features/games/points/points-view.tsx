import type { StrokesGame } from '@fairshare/contracts';
import type { HoleViewProps } from '../hole-entry/hole-half';
import { HoleGameScreen } from '../hole-entry/hole-game-screen';
import { useOpenHole } from '../hole-entry/use-hole-draft';
import { StrokesRows } from './strokes-rows';
import { useStrokes, useStrokesHalf } from './use-strokes';

/** A 2/9/16 game: strokes hole by hole, net or, where strokes are given, gross; what they earn, and what that comes to. Remount it for another game. */
export function PointsView(props: HoleViewProps<StrokesGame>) {
  const strokes = useStrokes(props);
  const half = useStrokesHalf(strokes, useOpenHole(strokes.game.id, strokes.cells));
  return (
    <HoleGameScreen {...props} roster={strokes.roster} entry={half.entry} halves={[half]}>
      <StrokesRows players={props.players} roster={strokes.roster} half={half} />
    </HoleGameScreen>
  );
}
