import { useState } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'value' | 'onChange' | 'defaultValue'> {
  /** The text in the field; empty when nothing is entered. */
  value: string;
  onValueChange: (value: string) => void;
  /**
   * 0: whole numbers; only digits can be entered. 2: dollars, passed on as typed, since the typed text without some characters would be
   * another amount. The caller shows the error.
   */
  decimals?: 0 | 2;
}

const DIGITS_ONLY = 'Whole numbers only';

/** A field for a number, typed on the numeric keyboard. */
export function NumberField({ value, onValueChange, decimals = 0, error, ...rest }: NumberFieldProps) {
  const [refused, setRefused] = useState(false);
  const enter = (text: string) => {
    const accepted = decimals > 0 || /^\d*$/.test(text);
    setRefused(!accepted);
    if (accepted) onValueChange(text);
  };
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      value={value}
      error={error ?? (refused ? DIGITS_ONLY : undefined)}
      onChange={(event) => enter(event.target.value)}
    />
  );
}
