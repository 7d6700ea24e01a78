import type { GuestRound } from '@fairshare/contracts';
import { isOn, playGames, type Roster, sideGamesOn } from '@fairshare/golf-rules';
import { EmptyState, FlagTriangleRightIcon, Page, Section, SkeletonList, SplitView } from '@fairshare/ui';
import { ScoresList } from '../../features/games/standings/scores-list';
import type { RoundScorecardProps } from '../../session/scorecard/round-scorecard';
import { useSelection } from '../../session/selection/selection';
import { lazyPart, ShownPart } from '../../shared/lazy-part';
import { PartFailed } from '../../shared/part-failed';
import { playerOf } from '../../shared/player-of';
import { roundInput } from '../../shared/round-input';
import { messageText } from '../../shared/message-text';
import { SCORECARD } from '../../shared/scorecard/texts';
import { SideGamePoints } from '../../shared/side-game-points';
import { HandOverCard } from './hand-over-card';
import { KeepCard } from './keep-card';
import { FINISHED, NO_SCORES, OPENING, scoringAs, STANDINGS } from './texts';
import { playerNameOf } from './use-keep-round';

const CARD = lazyPart<RoundScorecardProps>(() => import('../../session/scorecard/round-scorecard'));

interface StandingsProps {
  round: GuestRound;
  isFinished: boolean;
  /** Called when the guest made a link by which another browser may take over. */
  onOffered: () => void;
}

/** The points of each player, without money, and the offer to keep the round. */
export function Standings({ round, isFinished, onOffered }: StandingsProps) {
  const { roster } = useSelection();
  return (
    <Page title={isFinished ? FINISHED : STANDINGS} description={isFinished ? undefined : scoringAs(playerNameOf(round), round.madeBy ?? null, round.group.name)}>
      {isFinished && <KeepCard round={round} isMain />}
      {roster ? <Points roster={roster} isFinished={isFinished} /> : <SkeletonList label={OPENING} rows={4} />}
      {!isFinished && <HandOverCard onOffered={onOffered} />}
      {!isFinished && <KeepCard round={round} isMain={false} />}
    </Page>
  );
}

function Points({ roster, isFinished }: { roster: Roster; isFinished: boolean }) {
  const { players, round, loading } = useSelection();
  const input = round && roundInput(round);
  if (!input && loading) return <SkeletonList label={OPENING} rows={4} />;
  const games = input ? playGames(input, roster) : [];
  const withPoints = games.flatMap(({ kind, played: { points } }) => (input && kind !== null && points && isOn(input, kind) ? [{ kind, points }] : []));
  const payouts = games.flatMap(({ kind, played }) => (kind === null ? Object.entries(played.payouts) : []));
  const sides = (input ? sideGamesOn(input) : []).flatMap((game) => {
    const payout = payouts.find(([id]) => id === game.id)?.[1];
    return payout?.kind === 'side' ? [{ game, payout }] : [];
  });
  if (!input || withPoints.length + sides.length === 0) return <EmptyState icon={<FlagTriangleRightIcon aria-hidden />} title={NO_SCORES} />;
  return (
    <SplitView
      list={
        <>
          {withPoints.map(({ kind, points: { totals, countedHoles } }) => (
            <ScoresList key={kind} kind={kind} players={players} totals={totals} empty={countedHoles.length === 0} />
          ))}
          {sides.map(({ game: { id, name }, payout: { gameKind, standing } }) => (
            <SideGamePoints
              key={id}
              name={name}
              line={standing.line ? messageText(gameKind, standing.line, (playerId) => playerOf(players, playerId).name) : ''}
              unit={standing.unit}
              totals={standing.players}
              players={players}
            />
          ))}
        </>
      }
      detail={
        <Section title={SCORECARD}>
          <ShownPart part={CARD} props={{ isReadOnly: isFinished }} pending={<SkeletonList label={OPENING} rows={players.length} />} failed={PartFailed} />
        </Section>
      }
    />
  );
}
