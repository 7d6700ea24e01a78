import { DEFAULT_ALLOWANCE } from '@fairshare/golf-rules';
import { Select } from '@fairshare/ui';
import { ALLOWANCE, ALLOWANCE_HINT, percent } from '../../shared/handicap-texts';

interface AllowanceFieldProps {
  /** Percent; missing: all. */
  allowance: number | undefined;
  onChange: (allowance: number) => void;
}

/** 100, 95 … 0 percent. */
const STEP = 5;
const ALLOWANCES = Array.from({ length: 100 / STEP + 1 }, (_, index) => 100 - STEP * index);

/** The percentage of a course handicap that is proposed as strokes, with a note on usual values. */
export function AllowanceField({ allowance = DEFAULT_ALLOWANCE, onChange }: AllowanceFieldProps) {
  const offered = [...new Set([...ALLOWANCES, allowance])].sort((one, other) => other - one);
  return (
    <Select
      label={ALLOWANCE}
      hint={ALLOWANCE_HINT}
      options={offered.map((value) => ({ value: String(value), label: percent(value) }))}
      value={String(allowance)}
      onValueChange={(value) => onChange(Number(value))}
    />
  );
}
