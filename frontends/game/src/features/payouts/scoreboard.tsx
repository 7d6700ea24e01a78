import { kindOf, SELECTIONS } from '@fairshare/golf-rules';
import { Card, Page, Section, SkeletonList } from '@fairshare/ui';
import { useEffect, useMemo, useState } from 'react';
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
import { type PhoneRound, playedRound, withPlayersOf } from './money/phone-round';
import { Headline, OwnNet, useNews } from './news';
import { rulesOfGame } from '../../shared/round-input';
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
  const { games: on } = rulesOfGame(round.game);
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
  const sections = {
    receipt: settlement && coverage && (
      <ReceiptSection round={settled} settlement={settlement} coverage={coverage} isPrimary={nextStep(combined) === null && finishing.state !== 'ready'} />
    ),
    payments: settlement && <PaymentsPicture round={settled} settlement={settlement} />,
    picture: playedGames(round).length > 0 && <PointsPictures round={settled} />,
    points: on.points && round.pointsGame && <PointsSections round={round} kind="points" game={round.pointsGame} />,
    cards: on.cards && round.game.cardHistory.length > 0 && <CardSections round={round} />,
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
      {on.bbb && <PointsSections round={round} kind="bbb" game={round.bbbGame} />}
      {inPlace.points}
      {inPlace.cards}
      <FinishSection round={settled} finishing={finishing} />
      {late}
      {news.banners}
      <FinishDialogs round={round} finishing={finishing} />
      <PrimaryAction combined={combined} finishing={finishing} onChoose={() => setIsChoosing(true)} onSave={result.save} />
      {isChoosing && (
        <CalculateDialog
          offered={offeredGames(playedRound(round))}
          notOffered={whyNotOffered(playedRound(round))}
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

/** The longest that other people's scores, and their saving of other games, make of it. */
function longestHeadline({ players, game }: PhoneRound): string {
  const { games: on } = rulesOfGame(game);
  const chosen = SELECTIONS.filter((selection) => on[kindOf(selection)]);
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
