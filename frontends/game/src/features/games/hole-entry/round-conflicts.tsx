import { useSelection } from '../../../session/selection/selection';
import { sideGamesOn } from '@fairshare/golf-rules';
import { roundInput } from '../../../shared/round-input';
import { cellWords } from './hole-inputs';
import { OpenConflicts, useOpenConflicts } from './open-conflicts';

/** The bar of conflicting scores on any hole, for screens without an open hole. */
export default function RoundConflicts() {
  const { game, round } = useSelection();
  return game && round && <Conflicts round={round} groupId={game.groupId} />;
}

function Conflicts({ round, groupId }: { round: NonNullable<ReturnType<typeof useSelection>['round']>; groupId: string }) {
  const conflicts = useOpenConflicts(round.entered.id).filter(({ hole }) => hole !== null);
  return <OpenConflicts {...cellWords(round.players, sideGamesOn(roundInput(round)))} groupId={groupId} conflicts={conflicts} round={round} />;
}
