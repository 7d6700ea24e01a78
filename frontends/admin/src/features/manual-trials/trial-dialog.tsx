import { Button, FormDialog, TextField } from '@fairshare/ui';
import { useState } from 'react';
import { parseDays } from './days';
import { TEXTS } from './texts';

export interface TrialOrder {
  readonly days: number;
  readonly reason: string;
}

interface TrialDialogProps {
  title: string;
  /** The user who gets the days. */
  name: string;
  daysLabel: string;
  daysDefault: number;
  confirmLabel: string;
  busyLabel: string;
  busy: boolean;
  onConfirm: (order: TrialOrder) => void;
  onClose: () => void;
}

/** Days and a reason, for a grant or an extension. Mounted while it is open, so that it starts empty each time. */
export function TrialDialog({ title, name, daysLabel, daysDefault, confirmLabel, busyLabel, busy, onConfirm, onClose }: TrialDialogProps) {
  const [typedDays, setTypedDays] = useState(String(daysDefault));
  const [reason, setReason] = useState('');
  const [reasonLeft, setReasonLeft] = useState(false);

  const days = parseDays(typedDays, daysDefault);
  const valid = days !== null && reason.trim() !== '';
  return (
    <FormDialog
      onClose={() => !busy && onClose()}
      title={title}
      description={TEXTS.grantTo(name)}
      otherAction={
        <Button disabled={busy} onClick={onClose}>
          {TEXTS.cancel}
        </Button>
      }
      submitLabel={confirmLabel}
      disabled={!valid}
      busy={busy}
      busyLabel={busyLabel}
      onSubmit={() => days !== null && onConfirm({ days, reason: reason.trim() })}
    >
      {/* Accepts any text: if a typed minus were dropped, the days would be granted. */}
      <TextField
        label={daysLabel}
        inputMode="numeric"
        autoComplete="off"
        value={typedDays}
        onChange={(event) => setTypedDays(event.target.value)}
        onBlur={() => days !== null && setTypedDays(String(days))}
        error={days === null ? TEXTS.daysRange : undefined}
      />
      <TextField
        label={TEXTS.reason}
        required
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        onBlur={() => setReasonLeft(true)}
        error={reasonLeft && reason.trim() === '' ? TEXTS.reasonRequired : undefined}
      />
    </FormDialog>
  );
}
