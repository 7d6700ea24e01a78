import { NumberField, Stack, TextField } from '@fairshare/ui';
import { RATING, RATING_NEEDED, SLOPE, SLOPE_NEEDED, TEE_NAME, TEE_NAME_HINT, TEE_NEEDED } from './texts';
import { teeFaults, type TypedTee } from './typed-tee';

interface TeeFieldsProps {
  tee: TypedTee;
  /** The names of the course's other tees. */
  others: readonly string[];
  /** A save was tried: missing values are reported. */
  isTried: boolean;
  /** The fields were just added by the user: the first one gets the focus. */
  autoFocus?: boolean;
  onChange: (tee: TypedTee) => void;
}

const TEE_NAME_MAX = 30;

/** Name, rating and slope of a tee. */
export function TeeFields({ tee, others, isTried, autoFocus, onChange }: TeeFieldsProps) {
  const faults = teeFaults(tee, others);
  const errorIf = (isWrong: boolean, typed: string, words: string) => (isWrong && (isTried || typed.trim() !== '') ? words : undefined);
  return (
    <Stack gap={8}>
      <TextField
        label={TEE_NAME}
        hint={TEE_NAME_HINT}
        value={tee.name}
        error={errorIf(faults.name, tee.name, TEE_NEEDED)}
        onChange={(event) => onChange({ ...tee, name: event.target.value })}
        maxLength={TEE_NAME_MAX}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="next"
        autoFocus={autoFocus}
      />
      <NumberField
        label={RATING}
        decimals={2}
        value={tee.rating}
        error={errorIf(faults.rating && (isTried || tee.rating.length > 1), tee.rating, RATING_NEEDED)}
        onValueChange={(rating) => onChange({ ...tee, rating })}
        maxLength={4}
        enterKeyHint="next"
      />
      <NumberField
        label={SLOPE}
        value={tee.slope}
        error={errorIf(faults.slope && (isTried || tee.slope.length > 2), tee.slope, SLOPE_NEEDED)}
        onValueChange={(slope) => onChange({ ...tee, slope })}
        maxLength={3}
        enterKeyHint="done"
      />
    </Stack>
  );
}
