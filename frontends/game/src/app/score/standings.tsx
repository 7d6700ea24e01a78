import type { GuestRound } from '@fairshare/contracts';
import { type Roster, scoreBbbGame, scoreStrokeGame } from '@fairshare/golf-rules';
import { EmptyState, FlagTriangleRightIcon, Page, SkeletonList, SplitView } from '@fairshare/ui';
import { ScoresList } from '../../features/games/standings/scores-list';
import { StrokesCard } from '../../features/watch/strokes-card';
import { useSelection } from '../../session/selection/selection';
import { HandOverCard } from './hand-over-card';
import { KeepCard } from './keep-card';
import { FINISHED, NO_SCORES, OPENING, STANDINGS } from './texts';

interface StandingsProps {
  round: GuestRound;
  isFinished: boolean;
  /** A link was made by which another browser may take over. */
  onOffered: () => void;
}

/** Who has how many points; no money. And the offer to keep the round. */
export function Standings({ round, isFinished, onOffered }: StandingsProps) {
  const { roster } = useSelection();
  return (
    <Page title={isFinished ? FINISHED : STANDINGS}>
      {isFinished && <KeepCard round={round} isMain />}
      {roster ? <Points roster={roster} /> : <SkeletonList label={OPENING} rows={4} />}
      {!isFinished && <HandOverCard onOffered={onOffered} />}
      {!isFinished && <KeepCard round={round} isMain={false} />}
    </Page>
  );
}

function Points({ roster }: { roster: Roster }) {
  const { players, pointsGame, bbbGame } = useSelection();
  const points = pointsGame && scoreStrokeGame(roster, pointsGame.holes);
  const bbb = bbbGame && scoreBbbGame(roster, bbbGame.holes);
  if (!points && !bbb) return <EmptyState icon={<FlagTriangleRightIcon aria-hidden />} title={NO_SCORES} />;
  return (
    <SplitView
      list={
        <>
          {points && <ScoresList kind="points" players={players} totals={points.totals} empty={points.countedHoles.length === 0} />}
          {bbb && <ScoresList kind="bbb" players={players} totals={bbb.totals} empty={bbb.countedHoles.length === 0} />}
        </>
      }
      detail={pointsGame && !roster.given && <StrokesCard players={players} strokes={pointsGame.holes} />}
    />
  );
}
