import { MAX_STROKES_GIVEN, MIN_STROKES_GIVEN } from '@fairshare/golf-rules';
import { Select } from '@fairshare/ui';
import { strokesGivenOption, strokesGivenTo } from './strokes-texts';

interface StrokesFieldsProps {
  players: readonly { readonly id: string; readonly name: string }[];
  /** Player id → strokes given for 18 holes; missing: none. */
  strokes: Readonly<Record<string, number | undefined>>;
  onChange: (strokes: Readonly<Record<string, number>>) => void;
}

const OPTIONS = Array.from({ length: MAX_STROKES_GIVEN - MIN_STROKES_GIVEN + 1 }, (_, index) => index + MIN_STROKES_GIVEN).map((given) => ({
  value: String(given),
  label: strokesGivenOption(given),
}));

/** How many strokes each player is given. */
export function StrokesFields({ players, strokes, onChange }: StrokesFieldsProps) {
  return players.map(({ id, name }) => (
    <Select
      key={id}
      label={strokesGivenTo(name)}
      options={OPTIONS}
      value={String(strokes[id] ?? 0)}
      onValueChange={(given) => onChange({ ...(strokes as Readonly<Record<string, number>>), [id]: Number(given) })}
    />
  ));
}
