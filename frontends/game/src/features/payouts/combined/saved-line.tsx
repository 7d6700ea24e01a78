import { NetworkError } from '@fairshare/api-client';
import { Button } from '@fairshare/ui';
import { timeIn } from '@fairshare/golf-rules';
import { lazy, useState } from 'react';
import { useSelection } from '../../../session/selection/selection';
import { type DaysOf, formatDay, formatMoment } from '../../../shared/dates';
import { OptionalPart } from '../../../shared/optional-part';
import type { PhoneRound } from '../money/phone-round';
import { GAME_GONE_SINCE, LOADING, movedSince, NO_SIGNAL, NOT_SEEN_YET, NOTHING_SETTLED, NOTHING_SETTLED_HINT, savedWhen, SEE_SAVED, STILL_AS_SAVED } from '../texts';
import type { Combined } from './combined';
import styles from './combined.module.css';

const SavedDialog = lazy(() => import('./saved-dialog'));

interface SavedLineProps {
  round: PhoneRound;
  combined: Combined | null;
  /** Why what was saved could not be read. */
  failure: Error | null;
  /** What was saved is not what is below. */
  isLive: boolean;
}

const UNSAVED = {
  none: (
    <span>
      <strong>{NOTHING_SETTLED}</strong>
      <br />
      {NOTHING_SETTLED_HINT}
    </span>
  ),
  unsaved: NOT_SEEN_YET,
  calculating: null,
} as const;

/** What was saved of the round, as a snapshot: when, and what has moved since. It takes the same room whatever it says. */
export function SavedLine({ round, combined, failure, isLive }: SavedLineProps) {
  const { group } = useSelection();
  const [isShown, setIsShown] = useState(false);
  const isUnread = combined === null || (failure !== null && combined.state === 'none');
  if (isUnread) return <p className={styles.saved}>{failure instanceof NetworkError ? NO_SIGNAL : failure ? null : LOADING}</p>;
  if (combined.state !== 'saved') return <p className={styles.saved}>{UNSAVED[combined.state]}</p>;
  const when = savedWhen(momentOf(combined.at, group));
  return (
    <div className={styles.saved}>
      <p>
        <strong>{when}</strong>
        <br />
        {whatMoved(combined)}
      </p>
      {isLive && <Button onClick={() => setIsShown(true)}>{SEE_SAVED}</Button>}
      {isShown && (
        <OptionalPart>
          <SavedDialog title={when} players={round.players} settlement={combined.settlement} onClose={() => setIsShown(false)} />
        </OptionalPart>
      )}
    </div>
  );
}

function whatMoved({ moved }: Extract<Combined, { state: 'saved' }>): string {
  if (!moved) return GAME_GONE_SINCE;
  return moved.length === 0 ? STILL_AS_SAVED : movedSince(moved.reduce((sum, { beforeCents, afterCents }) => sum + Math.max(0, afterCents - beforeCents), 0));
}

/** "2:05 PM" of today, "Nov 21, 2026, 2:05 PM" of another day. */
function momentOf(instant: number, group: DaysOf): string {
  return formatDay(instant, group) === formatDay(Date.now(), group) ? timeIn(instant, group?.timeZone) : formatMoment(instant, group);
}
