import { reopenPaymentMutation } from '@fairshare/api-client';
import type { Group, TabLine } from '@fairshare/contracts';
import { dollarsToCents } from '@fairshare/golf-rules';
import { FormDialog, TextField } from '@fairshare/ui';
import { useState } from 'react';
import { paymentWords } from '../../shared/tab-words';
import { useChange } from '../../shared/use-change';
import { nameFor } from './names';
import { COULD_NOT_REOPEN, NOT_RIGHT_TITLE, notRightHint, PUT_BACK, PUTTING_BACK, REASON, REASON_NEEDED } from './texts';

const REASON_MAX = 140;

/** Asks a member who disputes a payment that another member recorded for the reason. */
export function NotRightDialog({ group, line, onClose }: { group: Group; line: TabLine; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = useChange(reopenPaymentMutation(), COULD_NOT_REOPEN);
  if (!line.payment) return null;
  const { from, to, amount } = line.payment;
  const submit = () => {
    setIsAsked(true);
    if (reason.trim() !== '') mutate({ groupId: group.id, paymentId: line.id, reason: reason.trim() }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      onClose={onClose}
      title={NOT_RIGHT_TITLE}
      description={notRightHint(line.byName, paymentWords(nameFor(group, from), nameFor(group, to, 'object'), dollarsToCents(amount)))}
      size="small"
      submitLabel={PUT_BACK}
      busy={isPending}
      busyLabel={PUTTING_BACK}
      onSubmit={submit}
    >
      <TextField
        label={REASON}
        autoFocus
        autoComplete="off"
        enterKeyHint="done"
        maxLength={REASON_MAX}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isAsked && reason.trim() === '' ? REASON_NEEDED : undefined}
      />
    </FormDialog>
  );
}
