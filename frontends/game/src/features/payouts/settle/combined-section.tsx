import type { Selection } from '@fairshare/golf-rules';
import { Button, Note, Section, Spinner } from '@fairshare/ui';
import { useState } from 'react';
import { namedSideGames, selectionName } from '../../../shared/selection-name';
import { NoPayments, PaymentsInWay, SwitchRoom, type Way, WaySwitch } from '../money/payments';
import { PayoutsFailure } from '../money/payouts-failure';
import type { PhoneRound } from '../money/phone-round';
import { PayoutsRow } from '../money/payouts-row';
import {
  CALCULATE_PAYOUTS,
  CALCULATING,
  COMBINED_SETTLEMENT,
  DIRECT,
  EDIT_PAYOUTS,
  FEWEST,
  gamesWords,
  NOTHING_TO_SETTLE,
  settledGames,
  SWITCH_HINT,
  WHO_OWES_WHO,
} from '../texts';
import styles from './combined.module.css';
import { GameChips } from './game-chips';
import type { ShownSettlement } from './shown-settlement';
import type { CombinedResult } from './use-combined';
import type { Switched } from './use-switched';

interface CombinedSectionProps {
  round: PhoneRound;
  result: CombinedResult;
  shown: ShownSettlement;
  switched: Switched;
  /** Opens the choice of games. */
  onEdit: () => void;
}

/** Who owes whom over all games that are settled together: the current payments. */
export function CombinedSection({ round, result: { combined, failure, retry }, shown, switched, onEdit }: CombinedSectionProps) {
  const { settlement } = shown;
  const [way, setWay] = useState<Way>('fewest');
  const isCalculating = combined?.state === 'calculating';
  const edit = combined && !isCalculating && (
    <Button className={styles.edit} onClick={onEdit}>
      {combined.chosen.length > 0 ? EDIT_PAYOUTS : CALCULATE_PAYOUTS}
    </Button>
  );
  return (
    <Section title={WHO_OWES_WHO} actions={edit}>
      <PayoutsFailure failure={failure} onRetry={retry} />
      {isCalculating ? (
        <NoPayments roomFor={round.players} note={<Calculating />} />
      ) : settlement ? (
        // Keyed by the saved choice: if another golfer saves other games, the list starts in a new order. A game that starts meanwhile moves nothing.
        <PaymentsInWay key={(switched.games ?? combined?.chosen ?? []).join()} players={round.players} settlement={settlement} keepsRoom way={way} />
      ) : (
        <NoPayments roomFor={round.players} note={NOTHING_TO_SETTLE} />
      )}
      <HowSettled round={round} shown={shown} switched={switched} way={way} onWay={setWay} />
    </Section>
  );
}

interface HowSettledProps extends Pick<CombinedSectionProps, 'round' | 'shown' | 'switched'> {
  way: Way;
  onWay: (way: Way) => void;
}

/** The games that are settled together, with switches, and the choice between the two ways to pay. */
function HowSettled({ round, shown: { settlement, chosen }, switched, way, onWay }: HowSettledProps) {
  const sideGames = namedSideGames(settlement?.breakdown ?? { games: [] }, round.entered.sideGames);
  const nameOf = (selection: Selection) => selectionName(selection, sideGames);
  const isFinished = round.game.status === 'finished';
  return (
    <PayoutsRow name="combined" title={COMBINED_SETTLEMENT} result={settledGames(gamesWords(chosen, sideGames), way === 'direct' ? DIRECT : FEWEST)}>
      <GameChips round={round} chosen={chosen} nameOf={nameOf} onToggle={isFinished ? undefined : (game) => switched.toggle(chosen, game)} />
      {!isFinished && <Note>{SWITCH_HINT}</Note>}
      {settlement && settlement.payments.length > 0 ? <WaySwitch settlement={settlement} way={way} onChange={onWay} /> : <SwitchRoom />}
    </PayoutsRow>
  );
}

function Calculating() {
  return (
    <span role="status" className={styles.calculating}>
      <Spinner /> {CALCULATING}
    </span>
  );
}
