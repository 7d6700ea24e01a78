import { formatDollars } from '@fairshare/golf-rules';
import { Button, Dialog, NumberField } from '@fairshare/ui';
import { type FormEvent, useId, useState } from 'react';
import { centsTyped } from '../../shared/typed-dollars';
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
  const cents = centsTyped(text, mostCents);
  const isRight = cents !== null && cents > 0;
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
