import { CardAnimal } from '../../src/animals';
import type { Entry } from '../entry';

const TYPES = ['camel', 'fish', 'roadrunner', 'ghost', 'skunk', 'snake', 'yeti'];

const animals = (fontSize: number) => (
  <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8, fontSize }}>
    {TYPES.map((type) => (
      <CardAnimal key={type} type={type} />
    ))}
  </span>
);

export const cardAnimal: Entry = {
  title: 'CardAnimal',
  states: [
    { name: 'on a tile', shown: animals(44) },
    { name: 'in a line of text', shown: animals(16) },
    { name: 'a type without a drawing', shown: <CardAnimal type="custom">🃏</CardAnimal> },
  ],
};
