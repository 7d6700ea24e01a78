import type { GameState } from '@fairshare/contracts';
import { type AnyGame, DEFINITIONS, isOn, kindOf, SELECTIONS } from '@fairshare/golf-rules';
import { Card, Page, Section, SkeletonList } from '@fairshare/ui';
import { Fragment, type ReactNode, useEffect, useMemo, useState } from 'react';
import { CalculateDialog } from './choice/calculate-dialog';
import { offeredGames } from './choice/settleable-games';
import { whyNotOffered } from './choice/why-not-offered';
import { CombinedSection } from './combined/combined-section';
import { coverageOf } from './combined/coverage';
import { standingOf } from './combined/standing';
import { useCombined } from './combined/use-combined';
import { FinishDialogs } from './finish/finish-dialogs';
import { FinishSection } from './finish/finish-section';
import { FINISHED } from './finish/texts';
import { useFinish } from './finish/use-finish';
import { CardSections } from './games/card-sections';
import { PointsSections } from './games/points-sections';
import { NetBars } from './money/net-bars';
import { type PhoneRound, roundInput, withPlayersOf } from './money/phone-round';
import { Headline, OwnNet, useNews } from './news';
import { holeGamesOf } from '../../shared/round-input';
import { PaymentsPicture, PointsPictures } from './pictures/pictures';
import { playedGames } from './pictures/played-games';
import { nextStep, PrimaryAction } from './primary-action';
import { ReceiptSection } from './receipt/receipt-section';
import { headline, headlineGames, LOADING, NET_PER_PLAYER, PAYOUTS } from './texts';
import { useLateLast } from './use-late-last';
import { PaymentsBeside } from './why/why-beside';

/** Everything about the money of a session: the answer first, then each game by itself. */
export function Scoreboard({ round }: { round: PhoneRound }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const result = useCombined(round);
  const finishing = useFinish(round);
  const games = gamesOn(round.game);
  const { combined } = result;
  const standing = useMemo(() => standingOf(round, combined), [round, combined]);
  const { settlement } = standing;

  const isHeld = useHeldBack(combined === null);
  const settled = settlement ? withPlayersOf(round, settlement) : round;
  const coverage = settlement ? coverageOf(round, standing, combined) : null;
  const news = useNews({
    sessionId: round.game.id,
    combined,
    coverage,
    isFinished: finishing.isFinished,
    onAdd: (added) => combined && result.save([...combined.chosen, ...added]),
  });
  const sections: Readonly<Record<string, ReactNode>> = {
    receipt: settlement && coverage && (
      <ReceiptSection round={settled} settlement={settlement} coverage={coverage} isPrimary={nextStep(combined) === null && finishing.state !== 'ready'} />
    ),
    payments: settlement && <PaymentsPicture round={settled} settlement={settlement} />,
    picture: playedGames(round).length > 0 && <PointsPictures round={settled} />,
    ...Object.fromEntries(games.map((game) => [game.kind, sectionsOf(round, game)])),
  };
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
      title={
        <Headline isLive={coverage?.isLive ?? false} words={settlement && coverage ? headline(settlement.payments.length, coverage) : PAYOUTS} longest={longestHeadline(round)} />
      }
      description={
        <>
          <OwnNet players={settled.players} nets={settlement?.nets} />
          {news.line([finishing.isFinished && FINISHED, coverage && headlineGames(coverage)].filter(Boolean).join(': '))}
        </>
      }
    >
      <PaymentsBeside
        list={<CombinedSection round={settled} result={result} standing={standing} onEdit={() => setIsChoosing(true)} />}
        detail={
          <>
            <Section title={NET_PER_PLAYER}>
              <Card>
                <NetBars label={NET_PER_PLAYER} players={settled.players} nets={settlement?.nets ?? {}} />
              </Card>
            </Section>
            {inPlace.receipt}
            {inPlace.payments}
            {inPlace.picture}
          </>
        }
      />
      {games.map(({ kind }) => (
        <Fragment key={kind}>{inPlace[kind]}</Fragment>
      ))}
      <FinishSection round={settled} finishing={finishing} />
      {late}
      {news.banners}
      <FinishDialogs round={round} finishing={finishing} />
      <PrimaryAction combined={combined} finishing={finishing} onChoose={() => setIsChoosing(true)} onSave={result.save} />
      {isChoosing && (
        <CalculateDialog
          offered={offeredGames(roundInput(round))}
          notOffered={whyNotOffered(roundInput(round))}
          chosen={combined?.chosen ?? []}
          onCancel={() => setIsChoosing(false)}
          onSave={(choice) => {
            setIsChoosing(false);
            result.save(choice);
          }}
        />
      )}
    </Page>
  );
}

/** The games of a round by themselves, the last of the registry first: those that are entered by holes stand before the cards. */
const gamesOn = (game: GameState): readonly AnyGame[] => DEFINITIONS.filter(({ kind }) => isOn(game, kind)).toReversed();

/** What there is of a game by itself; falsy while there is nothing, which comes late. */
function sectionsOf(round: PhoneRound, { kind, begins, inputs }: AnyGame): ReactNode {
  if (inputs.cards) return round.game.cardHistory.length > 0 && <CardSections round={round} />;
  const game = holeGamesOf(round).find(({ gameType }) => gameType === kind) ?? null;
  return (game || begins === 'with-round') && <PointsSections round={round} game={game} />;
}

/** The longest that other people's scores, and their saving of other games, make of it. */
function longestHeadline({ players, game }: PhoneRound): string {
  const chosen = SELECTIONS.filter((selection) => isOn(game, kindOf(selection)));
  return headline(players.length - 1, { chosen, leftOut: [], isStale: true });
}

/** The saved result stands above the rest, which it would push down: until it is read, nothing is shown, but no longer than this. Milliseconds. */
const HELD_BACK_FOR = 2_000;

function useHeldBack(isUnread: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), HELD_BACK_FOR);
    return () => clearTimeout(timer);
  }, []);
  return isUnread && !isOver;
}
