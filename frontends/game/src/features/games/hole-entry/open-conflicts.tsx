import { conflictsQuery } from '@fairshare/api-client';
import type { Conflict } from '@fairshare/contracts';
import { TriangleAlertIcon } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useGuest } from '../../../session/guest/guest';
import { OptionalPart } from '../../../shared/optional-part';
import styles from './open-conflicts.module.css';
import type { ConflictChoicesProps } from './conflict-choices';
import { cellOfConflict } from './hole-inputs';
import { differs } from './texts';

/** Conflicting scores are rare: the code loads on demand. */
const ConflictChoices = lazy(() => import('./conflict-choices'));

/** The unresolved conflicts of a session. Members resolve them, so a guest gets none. */
export function useOpenConflicts(sessionId: string): readonly Conflict[] {
  const { data = [] } = useQuery({ ...conflictsQuery(sessionId), enabled: useGuest() === null });
  return data.filter(({ resolved }) => resolved === null);
}

interface OpenConflictsProps extends Omit<ConflictChoicesProps, 'onClose'> {
  /** The open hole, if there is one: its conflicts come first. */
  hole?: number;
}

/**
 * A bar on every hole that names the first conflict and counts the others. Its room is reserved, because a conflict may appear while the golfer is about to
 * tap. A tap opens the choice of the right score.
 */
export function OpenConflicts({ hole, conflicts, ...props }: OpenConflictsProps) {
  const [open, setOpen] = useState(false);
  const ordered = [...conflicts].sort((one, other) => Number(other.hole === hole) - Number(one.hole === hole));
  const [first] = ordered;
  if (!first) return null;
  const cell = cellOfConflict(first);
  return (
    <>
      <button type="button" className={styles.opener} data-conflict onClick={() => setOpen(true)}>
        <TriangleAlertIcon aria-hidden />
        <span className={styles.words}>{differs(first.hole, cell && props.shortNameOf(cell), ordered.length)}</span>
      </button>
      {open && (
        <OptionalPart>
          <ConflictChoices {...props} conflicts={ordered} onClose={() => setOpen(false)} />
        </OptionalPart>
      )}
    </>
  );
}
