import { CardAnimal } from '../../src/animals';
import { entry } from '../entry';

const TYPES = ['camel', 'fish', 'roadrunner', 'ghost', 'skunk', 'snake', 'yeti'];

const animals = (fontSize: number) => (
  <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8, fontSize }}>
    {TYPES.map((type) => (
      <CardAnimal key={type} type={type} />
    ))}
  </span>
);

export const cardAnimal = entry('CardAnimal', {
  'on a tile': animals(44),
  'in a line of text': animals(16),
  'a type without a drawing': <CardAnimal type="custom">🃏</CardAnimal>,
});
