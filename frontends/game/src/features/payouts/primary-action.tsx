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

/** What there is to do next, within the thumb's reach, and beside it the result to send. Both keep their places from before the first hole on. */
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

/** Payments are marked as paid on the group's tab. */
function MarkPaid() {
  const { open } = useDialogs();
  return (
    <Button className={styles.action} icon={<HandCoinsIcon aria-hidden />} onClick={() => open('tab')}>
      {MARK_PAID}
    </Button>
  );
}

/** What waits to be saved for the others; null: nothing that has to be. */
function saveNext(combined: Combined | null, { games }: Switched, isFinished: boolean): { words: string; chosen: Combined['chosen'] } | null {
  if (games) return { words: SAVE_CHOICE, chosen: games };
  if (combined?.state === 'unsaved' && combined.settlement) return { words: SAVE_AGAIN, chosen: combined.chosen };
  // A round in play is live; the result of a finished one is on the tab.
  const isStale = isFinished && combined?.state === 'saved' && combined.changes !== null && combined.changes.length > 0;
  return isStale ? { words: RECALCULATE, chosen: combined.chosen } : null;
}
