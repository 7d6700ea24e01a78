import { explainDirectDebt, explainPlayer, partsOf, rosterOf, SELECTIONS, settleRound } from '@fairshare/golf-rules';
import fc from 'fast-check';
import { roundInput } from '../../src/features/payouts/money/phone-round';
import { settlementOfAnswer } from '../../src/features/payouts/money/settlement-of-answer';
import { directHoles } from '../../src/features/payouts/why/direct-parts';
import { partWords } from '../../src/features/payouts/why/part-words';
import { absenceWords } from '../../src/shared/absence-words';
import { aRound, GOLFERS } from '../support/payouts-round';
import { combinedAnswer } from '../support/settlement-answers';

const netStrokes = fc.integer({ min: 2, max: 9 });
const strokes = fc.record({ ann: netStrokes, bo: netStrokes, cy: netStrokes, di: netStrokes });
const award = fc.constantFrom('ann', 'bo', 'cy', 'di', 'none');
const awards = fc.record({ firstOn: award, closestTo: award, firstIn: award });
const hole = fc.integer({ min: 1, max: 18 }).map(String);
const dollars = fc.integer({ min: 0, max: 2000 }).map((cents) => cents / 100);
const settings = fc.record({ pointValue: dollars, fbtValue: dollars });

const anyRound = fc
  .record({ points: fc.dictionary(hole, strokes), bbb: fc.dictionary(hole, awards), pointsSettings: settings, bbbSettings: settings })
  .map(({ points, bbb, pointsSettings, bbbSettings }) => aRound({ points: { holes: points, settings: pointsSettings }, bbb: { holes: bbb, settings: bbbSettings } }));

const sum = (parts: readonly { cents: number }[]) => parts.reduce((total, { cents }) => total + cents, 0);

test('when any round is settled, then the answer reads back in cents', () => {
  fc.assert(
    fc.property(anyRound, (round) => {
      const settlement = settleRound(roundInput(round), SELECTIONS);
      const overTheWire: unknown = JSON.parse(JSON.stringify(combinedAnswer(GOLFERS, settlement)));
      expect(settlementOfAnswer(GOLFERS, overTheWire as ReturnType<typeof combinedAnswer>)).toEqual(settlement);
    }),
  );
});

test('when a net is explained, then its games and parts add up', () => {
  fc.assert(
    fc.property(anyRound, (round) => {
      const settlement = settlementOfAnswer(GOLFERS, combinedAnswer(GOLFERS, settleRound(roundInput(round), SELECTIONS)));
      for (const { id } of GOLFERS) {
        const { netCents, games, payments } = explainPlayer(settlement, id);
        expect(games.reduce((total, game) => total + game.netCents, 0)).toBe(netCents);
        for (const game of games) expect(sum(game.parts)).toBe(game.netCents);
        expect(payments.reduce((total, { to, cents }) => total + (to === id ? cents : -cents), 0)).toBe(netCents);
      }
    }),
  );
});

test('when a direct debt is explained, then its games and holes add up', () => {
  fc.assert(
    fc.property(anyRound, (round) => {
      const settlement = settleRound(roundInput(round), SELECTIONS);
      for (const debt of settlement.directDebts) {
        const { games } = explainDirectDebt(settlement, debt);
        expect(sum(games)).toBe(debt.cents);
        settlement.breakdown.games.forEach((game, index) => {
          if (game.kind === 'points') expect(sum(directHoles(game, debt))).toBe(games[index]?.cents);
        });
      }
    }),
  );
});

test('when parts are put in words, then each has title and detail', () => {
  const settlement = settleRound(roundInput(aRound()), SELECTIONS);
  const { games } = explainPlayer(settlement, 'bo');
  const words = settlement.breakdown.games.map((game, index) => games[index]?.parts.map((part) => partWords(part, game)));
  expect(words).toEqual([
    [{ title: '🐍 Snake', detail: '', provisional: null }],
    [
      { title: 'Hole 1', detail: '5 strokes, 5 points', provisional: null },
      { title: 'Hole 2', detail: '4 strokes, 6 points', provisional: null },
    ],
    [
      { title: 'Front (holes 1 to 9)', detail: '9 strokes, lost', provisional: '2 of 9 holes' },
      { title: 'Back (holes 10 to 18)', detail: 'no hole counts yet', provisional: '0 of 9 holes' },
      { title: 'Total (all 18 holes)', detail: '9 strokes, lost', provisional: '2 of 18 holes' },
    ],
    [{ title: 'Hole 1', detail: '0 points', provisional: null }],
    [
      { title: 'Front (holes 1 to 9)', detail: '0 points, lost', provisional: '1 of 9 holes' },
      { title: 'Back (holes 10 to 18)', detail: 'no hole counts yet', provisional: '0 of 9 holes' },
      { title: 'Total (all 18 holes)', detail: '0 points, lost', provisional: '1 of 18 holes' },
    ],
  ]);
});

test('when somebody left early, then holes without them say so', () => {
  const roster = rosterOf([{ playerId: 'ann' }, { playerId: 'bo' }, { playerId: 'cy', holes: [1] }]);
  const round = { ...aRound(), roster, players: GOLFERS.slice(0, 3) };
  const settled = settleRound(roundInput(round), ['points', 'fbt']);
  const answer = combinedAnswer(round.players, settled);
  const players = roster.players.map((playerId) => ({ playerId, holes: [...(roster.holesOf[playerId] ?? [])] }));
  const answered = settlementOfAnswer(round.players, { ...answer, breakdown: { ...answer.breakdown, roster: { holes: [...roster.holes], players } } });
  for (const settlement of [settled, answered]) {
    const absence = absenceWords(settlement.roster, 'cy');
    const words = settlement.breakdown.games.map((game) => partsOf(game, 'cy').map((part) => partWords(part, game, absence)));
    expect(words.map((parts) => parts.map(({ title, detail }) => `${title}: ${detail}`))).toEqual([
      ['Hole 1: 6 strokes, 1 point', 'Hole 2: left after hole 1'],
      ['Front (holes 1 to 9)', 'Back (holes 10 to 18)', 'Total (all 18 holes)'].map((pot) => `${pot}: left after hole 1; not played for: only who plays all of its holes does`),
    ]);
    const [game] = settlement.breakdown.games;
    const debt = settlement.directDebts.find(({ from, to }) => from === 'cy' && to === 'ann');
    expect(game?.kind === 'points' && debt && directHoles(game, debt)).toEqual([{ hole: 1, fromPoints: 1, toPoints: 5, cents: debt?.cents }]);
  }
});
