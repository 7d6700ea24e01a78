import { NetworkError } from '@fairshare/api-client';
import { SELECTION_NAMES } from '@fairshare/golf-rules';
import { Button, Card, Chip, ChipGroup, EmptyState, HandCoinsIcon, Section, SkeletonList, Spinner } from '@fairshare/ui';
import { Payments } from '../money/payments';
import { PayoutsFailure } from '../money/payouts-failure';
import type { PhoneRound } from '../money/phone-round';
import { CALCULATING, COMBINED_SETTLEMENT, LOADING, NO_SIGNAL, NOTHING_SETTLED, NOTHING_SETTLED_HINT, EDIT_PAYOUTS, WHO_OWES_WHO } from '../texts';
import type { Combined } from './combined';
import { mayBeChosen } from './coverage';
import styles from './combined.module.css';
import type { CombinedResult } from './use-combined';

interface CombinedSectionProps {
  round: PhoneRound;
  result: CombinedResult;
  /** Choose other games. */
  onEdit: () => void;
}

/** Who owes who over all chosen games, in the fewest payments. */
export function CombinedSection({ round, result: { combined, failure, retry }, onEdit }: CombinedSectionProps) {
  const canEdit = combined !== null && combined.chosen.length > 0 && combined.state !== 'calculating';
  // Whether something was settled is not known while it could not be read.
  const isUnread = combined === null || (failure !== null && combined.state === 'none');
  return (
    <Section title={WHO_OWES_WHO} actions={canEdit && <Button onClick={onEdit}>{EDIT_PAYOUTS}</Button>}>
      <PayoutsFailure failure={failure} onRetry={retry} />
      {isUnread && (
        <div className={styles.unread}>
          {failure instanceof NetworkError && <p className={styles.hint}>{NO_SIGNAL}</p>}
          {combined === null && <SkeletonList label={LOADING} />}
        </div>
      )}
      {combined && combined.chosen.length > 0 && (
        <ChipGroup label={COMBINED_SETTLEMENT} roomFor={mayBeChosen(round, combined).map((selection) => SELECTION_NAMES[selection])}>
          {combined.chosen.map((selection) => (
            <Chip key={selection}>{SELECTION_NAMES[selection]}</Chip>
          ))}
        </ChipGroup>
      )}
      {!isUnread && <CombinedBody round={round} combined={combined} />}
    </Section>
  );
}

function CombinedBody({ round, combined }: { round: PhoneRound; combined: Combined }) {
  switch (combined.state) {
    case 'none':
      return (
        <EmptyState icon={<HandCoinsIcon aria-hidden />} title={NOTHING_SETTLED}>
          {NOTHING_SETTLED_HINT}
        </EmptyState>
      );
    case 'calculating':
      return (
        <Card>
          <p role="status" className={styles.calculating}>
            <Spinner /> {CALCULATING}
          </p>
        </Card>
      );
    case 'unsaved':
    case 'saved':
      return combined.settlement && <Payments players={round.players} settlement={combined.settlement} />;
  }
}
