import { type KeyboardEvent, useState } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field';
import { stepped } from './stepped';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'value' | 'onChange' | 'defaultValue' | 'step' | 'min' | 'max'> {
  /** The text in the field; empty when nothing is entered. */
  value: string;
  onValueChange: (value: string) => void;
  /**
   * 0: whole numbers, of which digits alone can be entered. 2: dollars, which come as they are typed, since a part taken out of what was
   * typed would be another amount: whoever asks for them says what is wrong.
   */
  decimals?: 0 | 2;
  /** What the arrow keys add and take away. */
  step?: number;
  min?: number;
  max?: number;
}

const DIGITS_ONLY = 'Whole numbers only';

/** A number typed on the number keys. */
export function NumberField({ value, onValueChange, decimals = 0, error, ...rest }: NumberFieldProps) {
  const [refused, setRefused] = useState(false);
  const enter = (text: string) => {
    const accepted = decimals > 0 || /^\d*$/.test(text);
    setRefused(!accepted);
    if (accepted) onValueChange(text);
  };
  const { step, min = 0, max = Infinity } = rest;
  const stepByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -(step ?? 0) : undefined;
    const next = by ? stepped(value, by, { min, max }) : null;
    if (next === null) return;
    event.preventDefault();
    onValueChange(next);
  };
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      value={value}
      error={error ?? (refused ? DIGITS_ONLY : undefined)}
      onChange={(event) => enter(event.target.value)}
      onKeyDown={stepByKey}
    />
  );
}
