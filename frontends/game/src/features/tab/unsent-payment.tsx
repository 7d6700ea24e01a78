import type { Group } from '@fairshare/contracts';
import { formatDollars } from '@fairshare/golf-rules';
import type { TabEntry } from '@fairshare/offline';
import { Button, ListRow } from '@fairshare/ui';
import { useOffline } from '../../session/offline/offline';
import { nameFor } from './names';
import { DISMISS, paidTitle, REFUSED, SENDING, UNDO, WAITS } from './texts';
import { useUndo } from './undo';

/** A payment recorded on this phone that is not sent yet, or that the server refused. */
export function UnsentPayment({ group, entry }: { group: Group; entry: TabEntry }) {
  const { online, serverAway, removeTabEntries } = useOffline();
  const undo = useUndo();
  const { key, from, to, cents, refusal } = entry;
  return (
    <ListRow
      title={`${paidTitle(nameFor(group, from), nameFor(group, to, 'object'))} ${formatDollars(cents)}`}
      subtitle={refusal ? `${REFUSED}: ${refusal.reason}` : online && !serverAway ? SENDING : WAITS}
      trailing={
        refusal ? (
          <Button onClick={() => removeTabEntries([key])}>{DISMISS}</Button>
        ) : (
          <Button variant="ghost" onClick={() => undo(entry, { key })}>
            {UNDO}
          </Button>
        )
      }
    />
  );
}
