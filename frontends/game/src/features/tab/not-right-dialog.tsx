import { reopenPaymentMutation } from '@fairshare/api-client';
import type { Group, TabLine } from '@fairshare/contracts';
import { dollarsToCents } from '@fairshare/golf-rules';
import { Button, Dialog, TextField } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useFailureToast } from '../../shared/failure-toast';
import { paymentWords } from '../../shared/tab-words';
import { nameFor } from './names';
import { COULD_NOT_REOPEN, NOT_RIGHT_TITLE, notRightHint, PUT_BACK, PUTTING_BACK, REASON, REASON_NEEDED } from './texts';

const REASON_MAX = 140;

/** Somebody else than who recorded a payment disagrees, and says why. */
export function NotRightDialog({ group, line, onClose }: { group: Group; line: TabLine; onClose: () => void }) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { failed } = useFailureToast();
  const { mutate, isPending } = useMutation({ ...reopenPaymentMutation(), onError: (error) => failed(COULD_NOT_REOPEN, error) });
  if (!line.payment) return null;
  const { from, to, amount } = line.payment;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (reason.trim() !== '' && !isPending) mutate({ groupId: group.id, paymentId: line.id, reason: reason.trim() }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={NOT_RIGHT_TITLE}
      description={notRightHint(line.byName, paymentWords(nameFor(group, from), nameFor(group, to, 'object'), dollarsToCents(amount)))}
      size="small"
      footer={
        <Button type="submit" form={formId} variant="primary" busy={isPending} busyLabel={PUTTING_BACK}>
          {PUT_BACK}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
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
      </form>
    </Dialog>
  );
}
