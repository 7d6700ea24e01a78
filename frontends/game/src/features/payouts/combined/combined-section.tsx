import { NetworkError } from '@fairshare/api-client';
import { SELECTION_NAMES } from '@fairshare/golf-rules';
import { Banner, Button, Card, Chip, ChipGroup, EmptyState, HandCoinsIcon, Section, SkeletonList, Spinner } from '@fairshare/ui';
import { Payments } from '../money/payments';
import { PayoutsFailure } from '../money/payouts-failure';
import type { PhoneRound } from '../money/phone-round';
import {
  CALCULATING,
  COMBINED_SETTLEMENT,
  LOADING,
  NO_SIGNAL,
  NOT_SAVED,
  NOT_SAVED_HINT,
  NOT_SAVED_NO_SIGNAL,
  NOTHING_SETTLED,
  NOTHING_SETTLED_HINT,
  EDIT_PAYOUTS,
  STALE_GAME_GONE,
  WHO_OWES_WHO,
} from '../texts';
import type { Combined, UnsavedReason } from './combined';
import styles from './combined.module.css';
import type { Coverage } from './coverage';
import { LeftOutBanner } from './left-out-banner';
import { StaleBanner } from './stale-banner';
import type { CombinedResult } from './use-combined';

const NOT_SAVED_HINTS: Readonly<Record<UnsavedReason, string>> = { 'no-signal': NOT_SAVED_NO_SIGNAL, refused: NOT_SAVED_HINT };

interface CombinedSectionProps {
  round: PhoneRound;
  result: CombinedResult;
  /** What is settled below, and what is not; null while nothing is. */
  coverage: Coverage | null;
  /** Choose other games. */
  onEdit: () => void;
}

/** Who owes who over all chosen games, in the fewest payments. */
export function CombinedSection({ round, result: { combined, failure, retry, save }, coverage, onEdit }: CombinedSectionProps) {
  const canEdit = combined !== null && combined.chosen.length > 0 && combined.state !== 'calculating';
  return (
    <Section title={WHO_OWES_WHO} actions={canEdit && <Button onClick={onEdit}>{EDIT_PAYOUTS}</Button>}>
      {failure && <PayoutsFailure failure={failure} onRetry={retry} />}
      {failure instanceof NetworkError && <p className={styles.hint}>{NO_SIGNAL}</p>}
      {combined === null ? <SkeletonList label={LOADING} /> : null}
      {combined && combined.chosen.length > 0 && (
        <ChipGroup label={COMBINED_SETTLEMENT}>
          {combined.chosen.map((selection) => (
            <Chip key={selection}>{SELECTION_NAMES[selection]}</Chip>
          ))}
        </ChipGroup>
      )}
      {combined && coverage && <LeftOutBanner leftOut={coverage.leftOut} onAdd={(added) => save([...combined.chosen, ...added])} />}
      {/* Whether something was settled is not known while it could not be read. */}
      {!(failure && combined?.state === 'none') && <CombinedBody round={round} combined={combined} />}
    </Section>
  );
}

function CombinedBody({ round, combined }: { round: PhoneRound; combined: Combined | null }) {
  switch (combined?.state) {
    case undefined:
      return null;
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
      return (
        <>
          <Banner tone={combined.reason === 'no-signal' ? 'info' : 'warning'} title={NOT_SAVED}>
            {combined.settlement ? NOT_SAVED_HINTS[combined.reason] : STALE_GAME_GONE}
          </Banner>
          {combined.settlement && <Payments players={round.players} settlement={combined.settlement} />}
        </>
      );
    case 'saved':
      return (
        <>
          <StaleBanner moved={combined.moved} />
          <Payments players={round.players} settlement={combined.settlement} />
        </>
      );
  }
}
