import { conflictsQuery } from '@fairshare/api-client';
import type { Conflict } from '@fairshare/contracts';
import { Dialog, Stack } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useGuest } from '../../../session/guest/guest';
import { OptionalPart } from '../../../shared/optional-part';
import styles from './open-conflicts.module.css';
import type { OpenConflictsProps } from './conflict-choices';
import { SCORES_DIFFER } from './texts';

/** Two scores differ now and then: its code comes when it is asked for. */
const ConflictChoices = lazy(() => import('./conflict-choices'));

/** The values of one game that lost against another and wait for the group. Members settle them: a guest has none. */
export function useOpenConflicts(gameId: string): readonly Conflict[] {
  const { data = [] } = useQuery({ ...conflictsQuery(gameId), enabled: useGuest() === null });
  return data.filter((conflict) => conflict.gameId === gameId && conflict.resolved === null);
}

/** Says that scores of the hole differ, on the line kept for it: they may turn up while a thumb is about to press. One tap shows them. */
export function OpenConflicts(props: OpenConflictsProps) {
  const [open, setOpen] = useState(false);
  if (props.conflicts.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.opener} onClick={() => setOpen(true)}>
        {SCORES_DIFFER}
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={SCORES_DIFFER}>
        <Stack gap={24}>
          <OptionalPart>
            <ConflictChoices {...props} />
          </OptionalPart>
        </Stack>
      </Dialog>
    </>
  );
}
