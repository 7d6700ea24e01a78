import { BACK_NINE, FRONT_NINE, HOLES } from '@fairshare/golf-rules';
import { ChipGroup, ChipToggle, Select, Stack } from '@fairshare/ui';
import { useState } from 'react';
import { FIRST_HOLE, HOLE_CHOICES, type HoleChoice, holeName, WHICH_HOLES } from './holes-texts';

/** The holes of a round and its first hole; null: all 18, and the first of them. */
export interface HolesChosen {
  readonly holes: number[] | null;
  readonly firstHole: number | null;
}

interface HolesFieldProps extends HolesChosen {
  onChange: (chosen: HolesChosen) => void;
}

const between = ({ firstHole, lastHole }: typeof FRONT_NINE | typeof BACK_NINE): number[] => HOLES.filter((hole) => firstHole <= hole && hole <= lastHole);
const NINES = { front: between(FRONT_NINE), back: between(BACK_NINE) } as const;

/** Chooses the holes of a round (all 18, a nine, or single holes by tap) and the hole the round begins on. */
export function HolesField({ holes, firstHole, onChange }: HolesFieldProps) {
  const [isPicking, setIsPicking] = useState(choiceOf(holes) === 'some');
  const choice = isPicking ? 'some' : choiceOf(holes);
  const played = holes ?? HOLES;
  /** Resets the first hole, unless the chosen one is still part of the round. */
  const choose = (next: number[] | null) => onChange({ holes: next, firstHole: firstHole !== null && (next ?? HOLES).includes(firstHole) ? firstHole : null });
  const toggle = (hole: number, plays: boolean) => {
    const next = HOLES.filter((one) => (one === hole ? plays : played.includes(one)));
    if (next.length > 0) choose(next.length === HOLES.length ? null : next);
  };
  return (
    <Stack gap={12}>
      <Select
        label={WHICH_HOLES}
        options={HOLE_CHOICES}
        value={choice}
        onValueChange={(next: HoleChoice) => {
          setIsPicking(next === 'some');
          if (next !== 'some') choose(next === 'all' ? null : NINES[next]);
        }}
      />
      {choice === 'some' && (
        <ChipGroup label={WHICH_HOLES}>
          {HOLES.map((hole) => (
            <ChipToggle key={hole} pressed={played.includes(hole)} onPressedChange={(plays) => toggle(hole, plays)}>
              {hole}
            </ChipToggle>
          ))}
        </ChipGroup>
      )}
      <Select
        label={FIRST_HOLE}
        options={played.map((hole) => ({ value: String(hole), label: holeName(hole) }))}
        value={String(firstHole ?? played[0])}
        onValueChange={(hole) => onChange({ holes, firstHole: Number(hole) === played[0] ? null : Number(hole) })}
      />
    </Stack>
  );
}

function choiceOf(holes: readonly number[] | null): HoleChoice {
  if (holes === null) return 'all';
  if (holes.join() === NINES.front.join()) return 'front';
  return holes.join() === NINES.back.join() ? 'back' : 'some';
}
