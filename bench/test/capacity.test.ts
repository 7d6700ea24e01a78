import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capacityDocument } from '../src/capacity/document';
import { ASSUMPTIONS, needOf, tiersOf } from '../src/capacity/model';

const fileOf = (name: string) => readFileSync(join(__dirname, '..', '..', 'docs', name), 'utf8');
const figures = JSON.parse(fileOf('capacity.json')) as Parameters<typeof capacityDocument>[1];
const [onePercent, , , halfOfTheWorld] = tiersOf(ASSUMPTIONS).map((tier) => needOf(tier, ASSUMPTIONS, figures));

describe('what a Saturday needs', () => {
  test('when the document is computed again from its figures, then nothing in docs changes', () => {
    expect(capacityDocument(ASSUMPTIONS, figures)).toBe(fileOf('capacity.md'));
  });

  test('when an assumption changes, then the tables change with it', () => {
    const twice = capacityDocument({ ...ASSUMPTIONS, writesARound: 120 }, figures);
    expect(twice).not.toBe(fileOf('capacity.md'));
    expect(needOf({ name: '', share: 0.01 }, { ...ASSUMPTIONS, writesARound: 120 }, figures).inBursts).toBeCloseTo(2 * (onePercent?.inBursts ?? 0));
  });

  test('when it is 1 % of the United States, then the load is published', () => {
    expect(Math.round((onePercent?.groupsADay ?? 0) / 100)).toBe(71);
    expect(Math.round((onePercent?.sockets ?? 0) / 100)).toBe(106);
    expect(Math.round(onePercent?.inBursts ?? 0)).toBe(39);
  });

  test('when it is half of the world, then it is 720,000 sockets', () => {
    expect(Math.round((halfOfTheWorld?.sockets ?? 0) / 10_000)).toBe(72);
    expect(Math.round((halfOfTheWorld?.inBursts ?? 0) / 100)).toBe(27);
  });
});
