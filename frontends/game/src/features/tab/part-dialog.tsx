import { formatDollars } from '@fairshare/golf-rules';
import { Button, Dialog, NumberField } from '@fairshare/ui';
import { type FormEvent, useId, useState } from 'react';
import { AMOUNT, amountWrong, PART_TITLE, RECORD } from './texts';

interface PartDialogProps {
  /** The whole payment, in words. */
  words: string;
  mostCents: number;
  onClose: () => void;
  onRecord: (cents: number) => void;
}

/** Asks how much of a payment was paid. */
export function PartDialog({ words, mostCents, onClose, onRecord }: PartDialogProps) {
  const formId = useId();
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const cents = centsIn(text);
  const isRight = cents !== null && cents > 0 && cents <= mostCents;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (isRight) onRecord(cents);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={PART_TITLE}
      description={words}
      size="small"
      footer={
        <Button type="submit" form={formId} variant="primary">
          {RECORD}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <NumberField
          label={AMOUNT}
          decimals={2}
          prefix="$"
          autoFocus
          enterKeyHint="done"
          value={text}
          onValueChange={setText}
          error={isAsked && !isRight ? amountWrong(formatDollars(mostCents)) : undefined}
        />
      </form>
    </Dialog>
  );
}

/** Whole cents of what was typed in dollars; null: it is no amount. */
function centsIn(text: string): number | null {
  const [, dollars, cents = ''] = /^\s*\$?(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? [];
  return dollars === undefined ? null : Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}
