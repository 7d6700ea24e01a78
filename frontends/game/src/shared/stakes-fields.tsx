import type { GameValues } from '@fairshare/contracts';
import { centsToDollars, dollarsToCents, MAX_VALUE } from '@fairshare/golf-rules';
import { NumberField } from '@fairshare/ui';
import { AMOUNT_NEEDED, FBT_VALUE, POINT_VALUE, valueOfGame } from './house-rules-texts';
import { centsTyped } from './typed-dollars';

/** The values of a point and a pot as typed, in dollars. */
export type TypedStakes = Readonly<Record<keyof GameValues, string>>;

interface StakesFieldsProps {
  stakes: TypedStakes;
  /** The game that the stakes belong to, if the games of a round have different ones. */
  of?: string;
  disabled?: boolean;
  onChange: (stakes: TypedStakes) => void;
}

/** The first rows of the house rules: the value of a point, and of front, back and total. */
export function StakesFields({ stakes, of, disabled = false, onChange }: StakesFieldsProps) {
  const field = (value: keyof GameValues, label: string) => (
    <NumberField
      label={of === undefined ? label : valueOfGame(of, label)}
      decimals={2}
      disabled={disabled}
      value={stakes[value]}
      error={dollarsOf(stakes[value]) === null ? AMOUNT_NEEDED : undefined}
      onValueChange={(text) => onChange({ ...stakes, [value]: text })}
    />
  );
  return (
    <>
      {field('pointValue', POINT_VALUE)}
      {field('fbtValue', FBT_VALUE)}
    </>
  );
}

/** Stored stakes as text for their fields. */
export const typedStakes = ({ pointValue, fbtValue }: GameValues): TypedStakes => ({ pointValue: String(pointValue), fbtValue: String(fbtValue) });

/** The typed stakes in dollars; null: one of the two is not an amount between 0 and the maximum. */
export function stakesTyped({ pointValue, fbtValue }: TypedStakes): GameValues | null {
  const [point, pot] = [dollarsOf(pointValue), dollarsOf(fbtValue)];
  return point === null || pot === null ? null : { pointValue: point, fbtValue: pot };
}

function dollarsOf(text: string): number | null {
  const cents = centsTyped(text, dollarsToCents(MAX_VALUE));
  return cents === null ? null : centsToDollars(cents);
}
