import { useState } from 'react';
import { Stepper, type StepperProps } from '../../src/index';
import type { Entry } from '../entry';

function Strokes({ start, ...props }: Partial<StepperProps> & { start: number | null }) {
  const [value, setValue] = useState(start);
  return (
    <span>
      <Stepper label="Strokes for Ann Archer" usual={4} {...props} value={value} onValueChange={setValue} />
    </span>
  );
}

export const stepper: Entry = {
  title: 'Stepper',
  states: [
    { name: 'nothing entered', shown: <Strokes start={null} /> },
    { name: 'entered', shown: <Strokes start={4} /> },
    { name: 'hover', as: 'hover', shown: <Strokes start={4} /> },
    { name: 'focus', as: 'focus', shown: <Strokes start={4} /> },
    {
      name: 'at its least and its most',
      shown: (
        <>
          <Strokes start={1} />
          <Strokes start={99} />
        </>
      ),
    },
    { name: 'invalid', shown: <Strokes start={null} invalid /> },
    { name: 'disabled', shown: <Strokes start={5} disabled /> },
  ],
};
