import type { RoundSettlement } from '@fairshare/golf-rules';
import { Page, SplitView } from '@fairshare/ui';
import { useState } from 'react';
import { ScoresWaiting } from '../../offline/scores-waiting';
import { CalculateDialog } from './choice/calculate-dialog';
import { offeredGames } from './choice/settleable-games';
import { CombinedNets } from './combined/combined-nets';
import { CombinedSection } from './combined/combined-section';
import { useCombined } from './combined/use-combined';
import { CardSections } from './games/card-sections';
import { PointsSections } from './games/points-sections';
import { type PhoneRound, playedRound } from './money/phone-round';
import { Pictures } from './pictures/pictures';
import { PrimaryAction } from './primary-action';
import { ReceiptSection } from './receipt/receipt-section';
import { PAYOUTS, paymentsSentence } from './texts';

/** Everything about the money of a session: the answer first, then each game by itself. */
export function Scoreboard({ round }: { round: PhoneRound }) {
  const [isChoosing, setIsChoosing] = useState(false);
  const result = useCombined(round);
  const { combined } = result;
  const settlement = combined && 'settlement' in combined ? combined.settlement : null;

  return (
    <Page title={headline(settlement)}>
      <ScoresWaiting sessionId={round.game.id} />
      <SplitView
        list={
          <>
            <CombinedSection round={round} result={result} onEdit={() => setIsChoosing(true)} />
            {settlement && <CombinedNets players={round.players} settlement={settlement} />}
            {settlement && <ReceiptSection round={round} settlement={settlement} />}
          </>
        }
        detail={<Pictures round={round} settlement={settlement} />}
      />
      <PointsSections round={round} kind="bbb" game={round.bbbGame} />
      <PointsSections round={round} kind="points" game={round.pointsGame} />
      <CardSections round={round} />
      <PrimaryAction combined={combined} onChoose={() => setIsChoosing(true)} onSave={result.save} />
      {isChoosing && (
        <CalculateDialog
          offered={offeredGames(playedRound(round))}
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

/** The one sentence for the group. */
function headline(settlement: RoundSettlement | null): string {
  return settlement ? paymentsSentence(settlement.payments.length) : PAYOUTS;
}
