import type { SubscriptionStatus } from '@fairshare/contracts';
import { Button, ConfirmDialog } from '@fairshare/ui';
import { useState } from 'react';
import { formatLongDate } from '../../shared/dates';
import { lastDayOf } from './subscription-view';
import { TEXTS } from './texts';

interface CancelButtonProps {
  status: SubscriptionStatus;
  view: 'trial' | 'active';
  busy: boolean;
  onCancel: () => void;
}

/** Asks for confirmation, since only a new subscription undoes the cancellation. */
export function CancelButton({ status, view, busy, onCancel }: CancelButtonProps) {
  const [asking, setAsking] = useState(false);
  const { button, dialog } = wordsOf(view, status);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{button}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={dialog.title}
        description={dialog.description}
        cancelLabel={dialog.keep}
        confirmLabel={busy ? TEXTS.canceling : dialog.confirm}
        busy={busy}
        onConfirm={onCancel}
      />
    </>
  );
}

function wordsOf(view: 'trial' | 'active', status: SubscriptionStatus) {
  const { actions, cancelTrial, cancelPaid } = TEXTS;
  const lastDay = lastDayOf(status);
  if (view === 'trial') {
    return { button: actions.cancelTrial, dialog: { ...cancelTrial, description: cancelTrial.description(formatLongDate(lastDay)) } };
  }
  const runsOn = cancelPaid.description(lastDay === null ? null : formatLongDate(lastDay));
  return { button: actions.cancelPaid, dialog: { ...cancelPaid, description: status.status === 'past_due' ? cancelPaid.descriptionOwing : runsOn } };
}
