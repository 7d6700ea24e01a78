import { formatDollars } from '@fairshare/golf-rules';
import { NumberField } from '@fairshare/ui';
import { useState } from 'react';
import { FormDialog } from '../../shared/form-dialog';
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
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const cents = centsTyped(text, mostCents);
  const isRight = cents !== null && cents > 0;
  const submit = () => {
    setIsAsked(true);
    if (isRight) onRecord(cents);
  };
  return (
    <FormDialog title={PART_TITLE} description={words} size="small" submit={{ label: RECORD }} onSubmit={submit} onClose={onClose}>
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
