import type { RoundSettlement } from '@fairshare/golf-rules';
import { ActionBar, Button, FlagIcon, HandCoinsIcon } from '@fairshare/ui';
import type { Combined } from './settle/combined';
import type { SettlementScope } from './settle/settlement-scope';
import type { Switched } from './settle/use-switched';
import { FINISH_EARLY, FINISH_ROUND, FINISHING, MARK_PAID } from './settle/finish-texts';
import type { Finishing } from './settle/use-finish';
import { useDialogs } from '../../session/dialogs';
import type { PhoneRound } from './money/phone-round';
import styles from './primary-action.module.css';
import { ShareResult } from './share/share-result';
import { RECALCULATE, SAVE_AGAIN, SAVE_CHOICE } from './texts';

interface PrimaryActionProps {
  round: PhoneRound;
  /** Null: nothing was played for yet. */
  settlement: RoundSettlement | null;
  scope: SettlementScope | null;
  combined: Combined | null;
  switched: Switched;
  finishing: Finishing;
  onSave: (chosen: Combined['chosen']) => void;
}

/** The next action, within reach of the thumb, and the button to share the result beside it. Both keep their places from before the first hole on. */
export function PrimaryAction({ round, settlement, scope, combined, switched, finishing, onSave }: PrimaryActionProps) {
  const next = saveNext(combined, switched, finishing.isFinished);
  const { state, isBusy, finish, show } = finishing;
  const flag = { className: styles.action, icon: <FlagIcon aria-hidden />, busy: isBusy, busyLabel: FINISHING };
  const step = next ? (
    <Button variant="primary" className={styles.action} onClick={() => onSave(next.chosen)}>
      {next.words}
    </Button>
  ) : state === 'ready' ? (
    <Button variant="primary" {...flag} onClick={finish}>
      {FINISH_ROUND}
    </Button>
  ) : state === 'finished' ? (
    <MarkPaid />
  ) : (
    <Button {...flag} disabled={state === 'not-yet'} onClick={() => show('missing')}>
      {FINISH_EARLY}
    </Button>
  );
  return (
    <ActionBar>
      {step}
      <ShareResult className={styles.action} variant={next || state === 'ready' ? 'secondary' : 'primary'} shared={settlement && scope && { round, settlement, scope }} />
    </ActionBar>
  );
}

/** Payments are marked as paid on the group's tab, which this opens. */
function MarkPaid() {
  const { open } = useDialogs();
  return (
    <Button className={styles.action} icon={<HandCoinsIcon aria-hidden />} onClick={() => open('tab')}>
      {MARK_PAID}
    </Button>
  );
}

/** The unsaved change that the button saves; null: there is none. */
function saveNext(combined: Combined | null, { games }: Switched, isFinished: boolean): { words: string; chosen: Combined['chosen'] } | null {
  if (games) return { words: SAVE_CHOICE, chosen: games };
  if (combined?.state === 'unsaved' && combined.settlement) return { words: SAVE_AGAIN, chosen: combined.chosen };
  // A running round is live, so only the saved result of a finished one can be stale.
  const isStale = isFinished && combined?.state === 'saved' && combined.changes !== null && combined.changes.length > 0;
  return isStale ? { words: RECALCULATE, chosen: combined.chosen } : null;
}
