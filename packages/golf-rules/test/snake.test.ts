import { explainPlayer, HOLES, progressOf, rosterOf, type RoundInput, settleRound, type SideGame } from '@fairshare/golf-rules';
import { defaultOptions, renderMessage, sideKind } from '@fairshare/golf-rules/side-games';
import { plainHoles, Purse } from './plain-holes';
import { playedIn, sideRoundOf } from './side-rounds';
import { FOUR, runsOf } from './support';

const snake = sideKind('snake') as NonNullable<ReturnType<typeof sideKind>>;
const ROUNDS = runsOf(2_000);

/** A second implementation of Snake: reads the answers from the last hole back. The first name found pays, and the number of names sets the price. */
function plainSnake(round: RoundInput, game: SideGame): Record<string, number> {
  const { value, growth } = game.options as { value: number; growth: string };
  const purse = new Purse(round.players);
  const holes = plainHoles(round, game);
  const names = holes.reverse().flatMap(({ field, mark }) => (field.includes(mark('snake')) ? [mark('snake')] : []));
  const prices = { fixed: () => value, adds: () => names.length * value, doubles: () => [1, 2, 4, 8, 16, 32, 64][Math.min(names.length, 7) - 1]! * value };
  const there = new Set(holes.flatMap(({ field }) => field));
  const [payer] = names;
  if (payer !== undefined) there.forEach((id) => purse.pay(payer, id, prices[growth as keyof typeof prices]()));
  return purse.left();
}

/** A round with these answers from hole 1 on. An empty string is no answer. */
function roundWith(marks: readonly string[], options: object = {}, more: Partial<RoundInput> = {}): RoundInput {
  const entered = marks.flatMap((mark, index) => (mark === '' ? [] : [[index + 1, { 'r1.s3.snake': mark }]]));
  return {
    players: FOUR,
    facts: { strokes: {}, marks: Object.fromEntries(entered), cards: { hands: {} } },
    games: [],
    sideGames: [{ id: 'r1.s3', name: 'Snake', definition: snake, players: FOUR, options: { ...defaultOptions(snake), ...options } }],
    ...more,
  };
}
const nets = (round: RoundInput) => Object.values(settleRound(round, ['r1.s3']).nets);

describe('Snake', () => {
  it('when 2,000 rounds are played, then a second implementation pays the same', () => {
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const { round, game } = sideRoundOf(snake, seed);
      expect({ seed, nets: settleRound(round, [game.id]).nets }).toEqual({ seed, nets: plainSnake(round, game) });
    }
  });

  it('when nobody three-putts, then nobody pays', () => {
    const round = roundWith(HOLES.map(() => 'none'));
    expect(playedIn(round)).toMatchObject({ parts: [], outcomes: { 1: { code: 'none' } }, standing: { line: { code: 'free' } } });
  });

  it.each([
    ['fixed', [500, 500, 500, -1500]],
    ['adds', [4500, 4500, 4500, -13_500]],
    ['doubles', [32_000, 32_000, 32_000, -96_000]],
  ])('when it was taken on nine holes, then %s makes it %j', (growth, expected) => {
    const round = roundWith(['ann', 'bob', 'ann', 'none', 'cid', 'cid', 'ann', 'bob', 'ann', 'dee'], { growth });
    expect(nets(round)).toEqual(expected);
  });

  it('when the holder left, then they still hold it and pay', () => {
    const roster = rosterOf(
      FOUR.map((playerId) => ({ playerId, ...(playerId === 'dee' && { holes: [1, 2] }), ...(playerId === 'cid' && { holes: [3] }) })),
      [1, 2, 3],
    );
    const round = roundWith(['none', 'dee', 'none'], {}, { roster });
    expect([nets(round), playedIn(round).parts[0]?.provisional]).toEqual([[500, 500, 500, -1500], false]);
  });

  it('when the mark names somebody who is not there, then it is asked again', () => {
    const roster = rosterOf(
      FOUR.map((playerId) => ({ playerId, ...(playerId === 'dee' && { holes: HOLES.slice(1) }) })),
      HOLES,
    );
    const round = roundWith(['dee'], {}, { roster });
    expect(playedIn(round)).toMatchObject({ parts: [], incompleteHoles: [1] });
    expect(progressOf(roundWith(['none', 'dee'], {}, { roster })).missing[0]).toEqual({ game: 'r1.s3', hole: 3, players: [], questions: ['snake'] });
  });

  it('when a hole is not marked, then who pays is provisional', () => {
    const all = HOLES.map((hole): string => (hole === 9 ? 'bob' : 'none'));
    const provisional = (marks: readonly string[]) => playedIn(roundWith(marks)).parts.map((part) => part.provisional);
    expect([provisional(all), provisional(all.with(0, ''))]).toEqual([[false], [true]]);
  });

  it('when the round begins on hole 10, then hole 9 is the last', () => {
    const marks = HOLES.map((hole) => (hole === 9 ? 'bob' : hole === 18 ? 'ann' : 'none'));
    expect([nets(roundWith(marks)), nets(roundWith(marks, {}, { firstHole: 10 }))]).toEqual([
      [-1500, 500, 500, 500],
      [500, -1500, 500, 500],
    ]);
  });

  it('when it is explained, then it says who took it and who pays', () => {
    const round = roundWith(['none', 'bob', 'bob', 'none'], { value: 0 });
    const { outcomes, standing, parts } = playedIn(round);
    expect([...Object.values(outcomes), standing.line!, parts[0]!.why].map((message) => renderMessage(snake, message, (id) => id))).toEqual([
      'No three-putt yet',
      'bob takes the snake',
      'bob three-putts again and keeps the snake',
      'No three-putt, bob keeps the snake',
      'bob holds the snake, taken on 2 holes',
      'bob holds the snake: $0.00 to each other player',
    ]);
    expect(standing.players).toEqual({ ann: 0, bob: 2, cid: 0, dee: 0 });
    const [explained] = explainPlayer(settleRound(roundWith(['bob']), ['r1.s3']), 'bob').games;
    expect(explained?.parts).toMatchObject([{ at: { holes: [1] }, code: 'held', figures: { taken: 1, valueCents: 500 }, cents: -1500, provisional: true }]);
  });
});
