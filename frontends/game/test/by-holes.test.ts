import { rememberedByHoles } from '../src/shared/by-holes';

const entered = (strokes: number) => ({ 1: { 'strokes.ann': strokes } });

/** The computed inputs, in order. */
let worked: string[];
const soFar = () => rememberedByHoles((holes, value: { cents: number }) => worked.push(`${holes['1']?.['strokes.ann']} for ${value.cents}`));

beforeEach(() => (worked = []));

test('when the same is entered again, then it is worked out once', () => {
  const work = soFar();
  const value = { cents: 100 };
  const first = work(entered(4), value);
  expect(work(entered(4), value)).toBe(first);
  expect(worked).toEqual(['4 for 100']);
});

test('when something else is entered, then it is worked out, and both are known', () => {
  const work = soFar();
  const value = { cents: 100 };
  for (const strokes of [4, 5, 4, 5]) work(entered(strokes), value);
  expect(worked).toEqual(['4 for 100', '5 for 100']);
});

test('when the value is another, then all is worked out again', () => {
  const work = soFar();
  work(entered(4), { cents: 100 });
  work(entered(4), { cents: 200 });
  expect(worked).toEqual(['4 for 100', '4 for 200']);
});

test('when more than three were entered, then the oldest is forgotten', () => {
  const work = soFar();
  const value = { cents: 100 };
  for (const strokes of [3, 4, 5, 6, 6, 3]) work(entered(strokes), value);
  expect(worked).toEqual([3, 4, 5, 6, 3].map((strokes) => `${strokes} for 100`));
});
