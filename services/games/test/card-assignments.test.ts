import fc from 'fast-check';
import { assignCard, holderOf, changesOfHolder } from '../src/domain/cards';
import { syncCard } from '../src/domain/offline-records';
import type { Round } from '../src/domain/round';
import { after, minute, PLAYERS, round, TABLE } from './domain-support';

const give = (round: Round, playerId: string | null, minutes: number) => after(round, assignCard(round, TABLE, { cardType: 'camel', playerId }, { by: 'u1', at: minute(minutes) }));

let records = 0;
const sync = (round: Round, playerId: string | null, minutes: number) => {
  records += 1;
  const mark = { key: `r${records}`, hash: 'h' };
  return after(round, syncCard(round, TABLE, { cardType: 'camel', playerId }, mark, { by: 'u2', at: minute(minutes) }).change);
};

const chain = (round: Round) => changesOfHolder(round.cards.history).map((leg) => leg.playerId);

describe('the custody of a card', () => {
  it('when an assignment arrives late, then the later holder keeps it', () => {
    let session = give(give(round(), 'ann', 10), 'bob', 30);
    session = sync(session, 'cid', 20);
    expect(chain(session)).toEqual(['ann', 'cid', 'bob']);
    expect(holderOf(session, 'camel')).toBe('bob');
  });

  it('when a late assignment happened last, then it takes the card', () => {
    const session = sync(give(round(), 'ann', 10), 'cid', 20);
    expect(holderOf(session, 'camel')).toBe('cid');
  });

  it('when a late record returns a card, then the later holder stays', () => {
    let session = give(give(round(), 'ann', 10), 'bob', 30);
    session = sync(session, null, 20);
    expect(chain(session)).toEqual(['ann', null, 'bob']);
    expect(holderOf(session, 'camel')).toBe('bob');
  });

  it('when a late record confirmed the holder, then earlier ones change nothing', () => {
    let session = sync(give(round(), 'ann', 10), 'ann', 30);
    session = sync(session, 'bob', 20);
    expect(holderOf(session, 'camel')).toBe('ann');
    expect(chain(session)).toEqual(['ann', 'bob', 'ann']);
  });

  it('when a clock ran ahead, then whoever assigns now has it', () => {
    const session = give(give(round(), 'ann', 40), 'bob', 39);
    expect(holderOf(session, 'camel')).toBe('bob');
    expect(chain(session)).toEqual(['ann', 'bob']);
  });

  it('when the same records arrive reordered, then holders are the same', () => {
    const assignment = fc.record({
      playerId: fc.constantFrom(...PLAYERS.map((player) => player.id), null),
      minutes: fc.integer({ min: 1, max: 59 }),
    });
    fc.assert(
      fc.property(
        fc
          .uniqueArray(assignment, { selector: ({ minutes }) => minutes, maxLength: 12 })
          .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([happened, arrived]) => {
          const inOrder = happened.toSorted((one, other) => one.minutes - other.minutes);
          const settle = (list: typeof happened) => list.reduce((round, { playerId, minutes }) => sync(round, playerId, minutes), round());
          const [expected, actual] = [settle(inOrder), settle(arrived)];
          expect(chain(actual)).toEqual(chain(expected));
          expect(actual.cards.holders).toEqual(expected.cards.holders);
        },
      ),
    );
  });
});
