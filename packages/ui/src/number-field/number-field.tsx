import { TextField, type TextFieldProps } from '../text-field/text-field';
import { numberText } from './number-text';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'value' | 'onChange' | 'defaultValue'> {
  /** The text in the field; empty when nothing is entered. */
  value: string;
  onValueChange: (value: string) => void;
  /** Digits after the point: 0 for whole numbers, 2 for dollars. */
  decimals?: 0 | 2;
}

/** A number typed on the number keys; anything else is refused as it is typed. */
export function NumberField({ value, onValueChange, decimals = 0, ...rest }: NumberFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      value={value}
      onChange={(event) => onValueChange(numberText(event.target.value, decimals))}
    />
  );
}
