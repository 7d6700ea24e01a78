import { NetworkError } from '@fairshare/api-client';
import { timeIn } from '@fairshare/golf-rules';
import { useSelection } from '../../../session/selection/selection';
import { type DaysOf, formatDay, formatMoment } from '../../../shared/dates';
import type { Combined } from './combined';
import { GAME_GONE_SINCE, GAMES_LEFT_OUT, LIVE, LOADING, movedSince, NO_SIGNAL, NOT_SAVED, noted, NOTHING_MOVED, NOTHING_SETTLED, SCORES_TO_COME } from '../texts';
import type { ReactNode } from 'react';
import styles from './live.module.css';
import type { PayoutWarnings } from './use-payout-warnings';

interface LiveLineProps {
  combined: Combined | null;
  /** Why the saved result could not be loaded. */
  failure: Error | null;
  warnings: PayoutWarnings;
  /** Whether the payments change with every score. */
  isLive: boolean;
  onOpen: () => void;
  /** Covers the line, if there is any: conflicting scores come first. */
  children?: ReactNode;
}

/** Whether the payments are live, the saved result and the warnings, in one line that opens the details. Its height is fixed. */
export function LiveLine({ combined, failure, warnings, isLive, onOpen, children }: LiveLineProps) {
  const { group } = useSelection();
  const words = [savedWords(combined, failure, group), warnings.hasLeftOut && GAMES_LEFT_OUT, (warnings.hasUnsent || warnings.waitingOthers.length > 0) && SCORES_TO_COME].filter(
    Boolean,
  );
  const hasWarning = warnings.isStale || warnings.isUnsaved || warnings.hasLeftOut || warnings.hasUnsent || warnings.waitingOthers.length > 0;
  return (
    <span role="status" className={styles.line}>
      <button type="button" className={styles.open} data-warning={hasWarning || undefined} onClick={onOpen}>
        {/* The key replaces the element, so that new words do not count as a layout shift of the old ones. */}
        <span key={`${isLive} ${words.join(' ')}`} className={styles.words}>
          {isLive && <strong>{LIVE} </strong>}
          {words.map((one, index) => (
            <span key={index}>{one} </span>
          ))}
        </span>
      </button>
      {children}
    </span>
  );
}

function savedWords(combined: Combined | null, failure: Error | null, group: DaysOf): string {
  const isUnread = combined === null || (failure !== null && combined.state === 'none');
  if (isUnread) return failure instanceof NetworkError ? NO_SIGNAL : failure ? '' : LOADING;
  switch (combined.state) {
    case 'saved':
      return noted(momentOf(combined.at, group), changedWords(combined));
    case 'unsaved':
      return NOT_SAVED;
    case 'calculating':
      return '';
    case 'none':
      return NOTHING_SETTLED;
  }
}

function changedWords({ changes }: Extract<Combined, { state: 'saved' }>): string {
  if (!changes) return GAME_GONE_SINCE;
  return changes.length === 0 ? NOTHING_MOVED : movedSince(changes.reduce((sum, { beforeCents, afterCents }) => sum + Math.max(0, afterCents - beforeCents), 0));
}

/** "2:05 PM" of today, "Nov 21, 2026, 2:05 PM" of another day. */
export function momentOf(instant: number, group: DaysOf): string {
  return formatDay(instant, group) === formatDay(Date.now(), group) ? timeIn(instant, group?.timeZone) : formatMoment(instant, group);
}
