import { formatDollars } from '@fairshare/golf-rules';
import { FormDialog, NumberField } from '@fairshare/ui';
import { useState } from 'react';
import { centsTyped } from '../../shared/typed-dollars';
import { AMOUNT, amountWrong, PART_TITLE, RECORD } from './texts';

interface PartDialogProps {
  /** The whole payment, in words. */
  words: string;
  mostCents: number;
  onClose: () => void;
  onRecord: (cents: number) => void;
}

/** Asks which part of a payment was paid. */
export function PartDialog({ words, mostCents, onClose, onRecord }: PartDialogProps) {
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const cents = centsTyped(text, mostCents);
  const isRight = cents !== null && cents > 0;
  const submit = () => {
    setIsAsked(true);
    if (isRight) onRecord(cents);
  };
  return (
    <FormDialog onClose={onClose} title={PART_TITLE} description={words} size="small" submitLabel={RECORD} onSubmit={submit}>
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
    </FormDialog>
  );
}
