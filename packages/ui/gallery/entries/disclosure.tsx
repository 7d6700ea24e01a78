import { Disclosure } from '../../src/index';
import type { Entry } from '../entry';

export const disclosure: Entry = {
  title: 'Disclosure',
  states: [
    { name: 'closed', shown: <Disclosure summary="2/9/16 Points">Hole 4: Ann Archer 3, Chris 1.</Disclosure> },
    {
      name: 'open',
      shown: (
        <Disclosure summary="2/9/16 Points" defaultOpen>
          Hole 4: Ann Archer 3, Chris 1.
        </Disclosure>
      ),
    },
    { name: 'hover', as: 'hover', shown: <Disclosure summary="2/9/16 Points">Hole 4</Disclosure> },
    { name: 'focus', as: 'focus', shown: <Disclosure summary="2/9/16 Points">Hole 4</Disclosure> },
    { name: 'long text', shown: <Disclosure summary="What Bartholomew Featherstonehaugh-Smythe owes Anastasia Papadimitropoulos-Konstantinou in 2/9/16">Hole 4</Disclosure> },
  ],
};
