import { type Selection, SELECTION_NAMES } from '@fairshare/golf-rules';
import { Button, Chip, ChipGroup, Section, Spinner } from '@fairshare/ui';
import { NoPayments, Payments } from '../money/payments';
import { PayoutsFailure } from '../money/payouts-failure';
import type { PhoneRound } from '../money/phone-round';
import { ProvisionalPots } from '../money/provisional-pots';
import { settleOnPhone } from '../../../shared/settle-on-phone';
import { CALCULATING, COMBINED_SETTLEMENT, EDIT_PAYOUTS, NOTHING_TO_SETTLE, WHO_OWES_WHO } from '../texts';
import { mayBeChosen } from './coverage';
import styles from './combined.module.css';
import { SavedLine } from './saved-line';
import type { Standing } from './standing';
import type { CombinedResult } from './use-combined';

interface CombinedSectionProps {
  round: PhoneRound;
  result: CombinedResult;
  standing: Standing;
  /** Choose other games. */
  onEdit: () => void;
}

/** Who owes who over all games that are settled together, in the fewest payments, as it stands now; and what of it was saved. */
export function CombinedSection({ round, result: { combined, failure, retry }, standing, onEdit }: CombinedSectionProps) {
  const { settlement, isLive } = standing;
  const isCalculating = combined?.state === 'calculating';
  const chosen = combined?.chosen ?? [];
  return (
    <Section title={WHO_OWES_WHO} actions={chosen.length > 0 && !isCalculating && <Button onClick={onEdit}>{EDIT_PAYOUTS}</Button>}>
      <PayoutsFailure failure={failure} onRetry={retry} />
      {chosen.length > 0 && (
        <ChipGroup label={COMBINED_SETTLEMENT} roomFor={mayBeChosen(round, { chosen }).map((selection) => SELECTION_NAMES[selection])}>
          {chosen.map((selection) => (
            <Chip key={selection}>{SELECTION_NAMES[selection]}</Chip>
          ))}
        </ChipGroup>
      )}
      <SavedLine round={round} combined={combined} failure={failure} isLive={isLive} />
      {isCalculating ? (
        <NoPayments roomFor={round.players} note={<Calculating />} />
      ) : settlement ? (
        // Other games are other payments: they come in an order of their own.
        <Payments key={chosen.join()} players={round.players} settlement={settlement} keepsRoom />
      ) : (
        <NoPayments roomFor={round.players} note={NOTHING_TO_SETTLE} pots={<PotsToCome round={round} chosen={standing.chosen} />} />
      )}
    </Section>
  );
}

/** The room of what is said about pots. */
function PotsToCome({ round, chosen }: { round: PhoneRound; chosen: readonly Selection[] }) {
  return <ProvisionalPots games={settleOnPhone(round, chosen)?.breakdown.games ?? []} keepsRoom />;
}

function Calculating() {
  return (
    <span role="status" className={styles.calculating}>
      <Spinner /> {CALCULATING}
    </span>
  );
}
