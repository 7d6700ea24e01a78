import { Disclosure } from '../../src/index';
import { entry } from '../entry';

export const disclosure = entry('Disclosure', {
  closed: <Disclosure summary="2/9/16 Points">Hole 4: Ann Archer 3, Chris 1.</Disclosure>,
  open: (
    <Disclosure summary="2/9/16 Points" defaultOpen>
      Hole 4: Ann Archer 3, Chris 1.
    </Disclosure>
  ),
  'as a heading': (
    <Disclosure summary="Bingo Bango Bongo" heading="h2">
      Three points a hole.
    </Disclosure>
  ),
  hover: <Disclosure summary="2/9/16 Points">Hole 4</Disclosure>,
  focus: <Disclosure summary="2/9/16 Points">Hole 4</Disclosure>,
  'long text': <Disclosure summary="What Bartholomew Featherstonehaugh-Smythe owes Anastasia Papadimitropoulos-Konstantinou in 2/9/16">Hole 4</Disclosure>,
});
