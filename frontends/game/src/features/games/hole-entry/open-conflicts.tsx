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

/** Two scores differ now and then: its code comes when it is asked for. */
const ConflictChoices = lazy(() => import('./conflict-choices'));

/** The values of a session that lost against others and wait for the group. Members settle them: a guest has none. */
export function useOpenConflicts(sessionId: string): readonly Conflict[] {
  const { data = [] } = useQuery({ ...conflictsQuery(sessionId), enabled: useGuest() === null });
  return data.filter(({ resolved }) => resolved === null);
}

interface OpenConflictsProps extends Omit<ConflictChoicesProps, 'onClose'> {
  /** The one on the screen, if there is one: its conflicts come first. */
  hole?: number;
}

/** Says on every hole that scores differ, and on which, in a bar whose room is kept: they may turn up while a thumb is about to press. One tap asks which one is right. */
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
