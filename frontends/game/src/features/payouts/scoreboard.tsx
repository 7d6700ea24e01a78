import type { GameState } from '@fairshare/contracts';
import { type AnyGame, DEFINITIONS, isOn, type Selection, SELECTIONS, selectionsOf, type SideGame, sideGamesOn } from '@fairshare/golf-rules';
import { Page, Section, SkeletonList, useMedia } from '@fairshare/ui';
import { Fragment, lazy, type ReactNode, useEffect, useMemo, useState } from 'react';
import { isForMoney } from '../../shared/for-money';
import { OptionalPart } from '../../shared/optional-part';
import { CalculateDialog } from './settle/calculate-dialog';
import { offeredGames } from './settle/settleable-games';
import { whyNotOffered } from './settle/why-not-offered';
import { CombinedSection } from './settle/combined-section';
import { scopeOf, mayBeChosen } from './settle/settlement-scope';
import { shownSettlement } from './settle/shown-settlement';
import { useCombined } from './settle/use-combined';
import { useSwitched } from './settle/use-switched';
import { FinishDialogs } from './settle/finish-dialogs';
import { FinishedCard } from './settle/finished-card';
import { useFinish } from './settle/use-finish';
import { GameRow, SideGameRow } from './why/game-row';
import { OwnNet, ReservedText } from './headline';
import { LiveLine } from './settle/live-line';
import { usePayoutWarnings } from './settle/use-payout-warnings';
import { NetRows } from './money/net-rows';
import { type PhoneRound, roundInput, withPlayersOf } from './money/phone-round';
import { ScorecardRow } from './scorecard-row';
import { PaymentsPicture, PointsPictures } from './why/pictures';
import { playedGames } from './why/played-games';
import { PrimaryAction } from './primary-action';
import { PayoutsRow, PayoutsRows } from './money/payouts-row';
import { headline, LOADING, NET_PER_PLAYER, PAYOUTS, POINTS_PER_HOLE, AS_STREAMS } from './texts';
import { useLateLast } from './use-late-last';
import { PaymentsBeside } from './why/why-beside';

const LiveSheet = lazy(() => import('./settle/live-sheet'));

/** The width from which the diagram of payments is legible. */
const ROOM_FOR_STREAMS = '(min-width: 720px)';

/** The sections that do not stand among the games. */
const BEFORE_GAMES = ['finished', 'payments', 'card', 'picture'];

/** All payouts of a session: the combined settlement first, then each game. */
export function Scoreboard({ round, conflicts }: { round: PhoneRound; conflicts?: ReactNode }) {
  const [shown, setShown] = useState<'choice' | 'live' | null>(null);
  const hasStreams = useMedia(ROOM_FOR_STREAMS);
  const result = useCombined(round);
  const finishing = useFinish(round);
  const sideGames = useMemo(() => sideGamesOn(roundInput(round)), [round]);
  const { combined } = result;
  const switched = useSwitched(combined?.chosen.length ? combined.chosen : offeredGames(roundInput(round)));
  const current = useMemo(() => shownSettlement(round, combined, switched.games), [round, combined, switched.games]);
  const { settlement } = current;
  const isHeld = useHeldBack(combined === null);
  const settled = settlement ? withPlayersOf(round, settlement) : round;
  const scope = settlement ? scopeOf(round, current, combined) : null;
  const warnings = usePayoutWarnings(round.game.id, combined, scope);
  const save = (chosen: readonly Selection[]) => {
    switched.reset();
    result.save(chosen);
  };
  const hasPoints = playedGames(round).length > 0;
  const [hadPoints] = useState(hasPoints);
  const finished = <FinishedCard round={settled} settlement={settlement} finishing={finishing} />;
  const sections: Readonly<Record<string, ReactNode>> = {
    finished: finishing.isFinished && !finishing.wasFinishedHere && finished,
    payments: settlement && hasStreams && (
      <PayoutsRow name="streams" title={AS_STREAMS}>
        <PaymentsPicture round={settled} settlement={settlement} />
      </PayoutsRow>
    ),
    card: <ScorecardRow>{hadPoints && <PointsPictures round={settled} />}</ScorecardRow>,
    // If the first hole is entered while the tab is open, the charts get a row at the end, so that nothing else moves.
    picture: !hadPoints && hasPoints && (
      <PayoutsRow name="chart" title={POINTS_PER_HOLE}>
        <PointsPictures round={settled} />
      </PayoutsRow>
    ),
    ...Object.fromEntries(sideGames.filter(isForMoney).map((game) => [game.id, <SideGameRow key={game.id} round={round} game={game} />])),
    ...Object.fromEntries(gamesOn(round.game).map((game) => [game.kind, hasBegun(round, game) && <GameRow key={game.kind} round={round} game={game} />])),
  };
  const gameNames = Object.keys(sections).filter((name) => !BEFORE_GAMES.includes(name));
  const { inPlace, late } = useLateLast(sections, !isHeld);

  if (isHeld) {
    return (
      <Page title={PAYOUTS}>
        <SkeletonList label={LOADING} />
      </Page>
    );
  }
  return (
    <Page
      title={<ReservedText words={settlement && scope ? headline(settlement.payments.length, scope) : PAYOUTS} longest={longestHeadline(round, sideGames)} />}
      description={
        <>
          <OwnNet players={settled.players} nets={settlement?.nets} />
          <LiveLine combined={combined} failure={result.failure} warnings={warnings} isLive={scope?.isLive ?? false} onOpen={() => setShown('live')}>
            {conflicts}
          </LiveLine>
        </>
      }
    >
      {/* If another golfer finishes the round meanwhile, its card is appended at the end, so that nothing moves. */}
      <Fragment>{finishing.isFinished && finishing.wasFinishedHere ? finished : inPlace['finished']}</Fragment>
      <PaymentsBeside
        list={<CombinedSection round={settled} result={result} shown={current} switched={switched} onEdit={() => setShown('choice')} />}
        detail={
          <>
            <Section title={NET_PER_PLAYER}>
              <NetRows label={NET_PER_PLAYER} players={settled.players} settlement={settlement} />
            </Section>
            <PayoutsRows>
              <Fragment>{inPlace['payments']}</Fragment>
              <Fragment>{inPlace['card']}</Fragment>
              <Fragment>{inPlace['picture']}</Fragment>
            </PayoutsRows>
          </>
        }
      />
      {/* As wide as the page: each row has payments and payouts side by side if there is room. */}
      <PayoutsRows>
        {gameNames.map((name) => (
          <Fragment key={name}>{inPlace[name]}</Fragment>
        ))}
        <Fragment>{late}</Fragment>
      </PayoutsRows>
      <FinishDialogs round={round} finishing={finishing} />
      <PrimaryAction round={settled} settlement={settlement} scope={scope} combined={combined} switched={switched} finishing={finishing} onSave={save} />
      {shown === 'live' && (
        <OptionalPart>
          <LiveSheet
            round={settled}
            combined={combined}
            scope={scope}
            shown={current}
            warnings={warnings}
            isFinished={finishing.isFinished}
            onSave={save}
            onAdd={(added) => save(withAdded(round, current.chosen, added))}
            onClose={() => setShown(null)}
          />
        </OptionalPart>
      )}
      {shown === 'choice' && (
        <CalculateDialog
          offered={offeredGames(roundInput(round))}
          sideGames={sideGames}
          notOffered={whyNotOffered(roundInput(round))}
          chosen={switched.games ?? combined?.chosen ?? []}
          onCancel={() => setShown(null)}
          onSave={(choice) => {
            setShown(null);
            save(choice);
          }}
        />
      )}
    </Page>
  );
}

/** The chosen and the added selections, in the order of display. */
function withAdded(round: PhoneRound, chosen: readonly Selection[], added: readonly Selection[]): Selection[] {
  const all = [...chosen, ...added];
  return mayBeChosen(round, { chosen: all }).filter((selection) => all.includes(selection));
}

/** The enabled games of a round, in reverse order of the registry: games entered by holes stand before the cards. */
const gamesOn = (game: GameState): readonly AnyGame[] => DEFINITIONS.filter(({ kind }) => isOn(game, kind)).toReversed();

/** Whether a game has something to show: the card game once a card was assigned, another game once it is created. */
const hasBegun = ({ game, entered }: PhoneRound, { kind, begins, inputs }: AnyGame): boolean =>
  inputs.cards ? game.cardHistory.length > 0 : begins === 'with-round' || entered.games.some((one) => one.kind === kind);

/** The longest headline that other players' scores and saved choices can produce. */
function longestHeadline({ players, game }: PhoneRound, sideGames: readonly SideGame[]): string {
  const off = DEFINITIONS.filter(({ kind }) => !isOn(game, kind)).flatMap(({ kind }) => selectionsOf(kind));
  const chosen = [...SELECTIONS.filter((selection) => !off.includes(selection)), ...sideGames.map(({ id }) => id)];
  return headline(players.length - 1, { chosen, sideGames, leftOut: [], isStale: true });
}

/** The saved result stands above the rest and would push it down. Until it is loaded a skeleton shows, but not longer than this. Milliseconds. */
const HELD_BACK_FOR = 2_000;

function useHeldBack(isUnread: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), HELD_BACK_FOR);
    return () => clearTimeout(timer);
  }, []);
  return isUnread && !isOver;
}
