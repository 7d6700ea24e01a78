import type { GuestRound } from '@fairshare/contracts';
import { isOn, isRead, playGames, type Roster } from '@fairshare/golf-rules';
import { EmptyState, FlagTriangleRightIcon, Page, SkeletonList, SplitView } from '@fairshare/ui';
import { ScoresList } from '../../features/games/standings/scores-list';
import { StrokesCard } from '../../features/watch/strokes-card';
import { useSelection } from '../../session/selection/selection';
import { roundInput } from '../../shared/round-input';
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
  const { players, round } = useSelection();
  const input = round && roundInput(round);
  const games = input ? playGames(input, roster).filter(({ kind }) => isOn(input, kind)) : [];
  const withPoints = games.flatMap(({ kind, played: { points } }) => (points ? [{ kind, points }] : []));
  if (!input || withPoints.length === 0) return <EmptyState icon={<FlagTriangleRightIcon aria-hidden />} title={NO_SCORES} />;
  return (
    <SplitView
      list={
        <>
          {withPoints.map(({ kind, points: { totals, countedHoles } }) => (
            <ScoresList key={kind} kind={kind} players={players} totals={totals} empty={countedHoles.length === 0} />
          ))}
        </>
      }
      detail={isRead(input, 'strokes') && !roster.given && <StrokesCard players={players} strokes={input.facts.strokes} />}
    />
  );
}
