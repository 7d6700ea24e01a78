import { useState } from 'react';
import { Stepper, type StepperProps } from '../../src/index';
import { entry } from '../entry';

function Strokes({ start, ...props }: Partial<StepperProps> & { start: number | null }) {
  const [value, setValue] = useState(start);
  return (
    <span>
      <Stepper label="Strokes for Ann Archer" usual={4} {...props} value={value} onValueChange={setValue} />
    </span>
  );
}

export const stepper = entry('Stepper', {
  'nothing entered': <Strokes start={null} />,
  entered: <Strokes start={4} />,
  hover: <Strokes start={4} />,
  focus: <Strokes start={4} />,
  'at its least and its most': (
    <>
      <Strokes start={1} />
      <Strokes start={99} />
    </>
  ),
  'under and over par': (
    <>
      <Strokes start={3} shape="circle" />
      <Strokes start={10} shape="two-squares" />
    </>
  ),
  invalid: <Strokes start={null} invalid />,
});
