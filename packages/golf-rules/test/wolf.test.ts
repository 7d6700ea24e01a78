import { explainPlayer, HOLES, progressOf, rosterOf, type RoundInput, settleRound, type SideGame } from '@fairshare/golf-rules';
import { defaultOptions, renderMessage, sideKind } from '@fairshare/golf-rules/side-games';
import { type PlainHole, plainHoles, Purse } from './plain-holes';
import { playedIn, sideRoundOf, totals } from './side-rounds';
import { FOUR, runsOf, strokesOf } from './support';

const wolf = sideKind('wolf') as NonNullable<ReturnType<typeof sideKind>>;
const ROUNDS = runsOf(2_000);

interface Options {
  readonly value: number;
  readonly points: string;
  readonly lastHoles: string;
  readonly scoring: string;
}

/** The turns by a queue of players: the first in it who is on the hole is the wolf, and leaves it with all before. A new rotation starts with a full queue. */
function queued(game: SideGame, holes: readonly PlainHole[]): { wolves: string[]; leftOver: number } {
  const wolves: string[] = [];
  let [queue, leftOver] = [[...game.players], 0];
  for (const { field } of holes) {
    const isNew = !queue.some((id) => field.includes(id));
    if (isNew) [queue, leftOver] = [[...game.players], 0];
    wolves.push(queue.find((id) => field.includes(id)) as string);
    queue = queue.slice(queue.indexOf(wolves.at(-1) as string) + 1);
    leftOver += 1;
  }
  const last = holes.at(-1);
  return { wolves, leftOver: last && queue.some((id) => last.field.includes(id)) ? leftOver : 0 };
}

/** A second implementation of Wolf: on each hole, every loser pays every winner. Classic points are settled once at the end, pair by pair. */
function plainWolf(round: RoundInput, game: SideGame): Record<string, number> {
  const { value, points: counting, lastHoles, scoring } = game.options as unknown as Options;
  const purse = new Purse(round.players);
  const holes = plainHoles(round, game);
  const { wolves, leftOver } = queued(game, holes);
  const totals = new Map(game.players.map((id) => [id, 0]));
  const cards: { field: readonly string[]; points: Map<string, number> }[] = [];
  const give = (id: string, points: number) => {
    totals.set(id, totals.get(id)! + points);
    cards.at(-1)!.points.set(id, points);
  };
  for (const [place, { field, gross, given, mark }] of holes.entries()) {
    const isLeft = lastHoles === 'lastPlace' && place >= holes.length - leftOver;
    const [lastPlaced] = [...field].sort((a, b) => totals.get(a)! - totals.get(b)!);
    const leader = isLeft ? lastPlaced! : wolves[place]!;
    const call = mark('wolf');
    const isAlone = call === 'lone' || call === 'blind';
    if (field.some((id) => gross(id) === 0) || (!isAlone && (call === leader || !field.includes(call)))) continue;
    const pack = isAlone ? [leader] : [leader, call];
    const hunted = field.filter((id) => !pack.includes(id));
    if (hunted.length === 0) continue;
    const ball = (side: readonly string[]) => side.map((id) => gross(id) - given(id, scoring)).sort((a, b) => a - b)[0]!;
    cards.push({ field, points: new Map() });
    const margin = ball(hunted) - ball(pack);
    if (margin === 0) continue;
    const [winners, losers] = margin > 0 ? [pack, hunted] : [hunted, pack];
    if (counting === 'classic') {
      const worth = isAlone ? (margin > 0 ? 4 : 1) * (call === 'blind' ? 2 : 1) : margin > 0 ? 2 : 3;
      winners.forEach((id) => give(id, worth));
      continue;
    }
    const times = call === 'blind' ? 3 : call === 'lone' ? 2 : 1;
    for (const loser of losers) for (const winner of winners) purse.pay(loser, winner, times * value);
    winners.forEach((id) => give(id, times * losers.length));
    losers.forEach((id) => give(id, -times * winners.length));
  }
  if (counting === 'classic') cards.forEach(({ field, points }) => purse.settlePoints(field, (id) => points.get(id) ?? 0, value));
  return purse.left();
}

type Hole = readonly [scores: readonly number[], mark?: string];

function roundWith(holes: readonly Hole[], options: object = {}, more: Partial<RoundInput> & { readonly playing?: readonly string[] } = {}): RoundInput {
  const { playing = FOUR, ...rest } = more;
  const marks = Object.fromEntries(holes.flatMap(([, mark], index) => (mark === undefined ? [] : [[index + 1, { 'r1.s3.wolf': mark }]])));
  return {
    players: playing,
    facts: {
      strokes: strokesOf(
        playing,
        holes.map(([scores]) => scores),
      ),
      marks,
      cards: { hands: {} },
    },
    games: [],
    sideGames: [{ id: 'r1.s3', name: 'Wolf', definition: wolf, players: playing, options: { ...defaultOptions(wolf), ...options } }],
    ...rest,
  };
}
const rosterWith = (of: Readonly<Record<string, readonly number[]>>, holes: readonly number[] = HOLES) =>
  rosterOf(
    FOUR.map((playerId) => ({ playerId, holes: of[playerId] })),
    holes,
  );
const wolvesIn = (round: RoundInput) => Object.values(playedIn(round).beforehand ?? {}).map(({ figures: { wolf: named } }) => String(named).slice(0, 1));

const FIRST_FOUR: readonly Hole[] = [
  [[4, 5, 5, 5], 'bob'],
  [[4, 4, 5, 5], 'lone'],
  [[4, 6, 5, 5], 'dee'],
  [[5, 5, 5, 4], 'lone'],
];

describe('Wolf', () => {
  it('when 2,000 rounds are played, then a second implementation pays the same', () => {
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      const { round, game } = sideRoundOf(wolf, seed);
      expect({ seed, nets: settleRound(round, [game.id]).nets }).toEqual({ seed, nets: plainWolf(round, game) });
    }
  });

  it('when four play, then turns go round and 17 and 18 are left over', () => {
    const turns = ['a', 'b', 'c', 'd', 'a', 'b', 'c', 'd', 'a', 'b', 'c', 'd', 'a', 'b', 'c', 'd'];
    expect(wolvesIn(roundWith([], { lastHoles: 'rotation' }))).toEqual([...turns, 'a', 'b']);
    expect(wolvesIn(roundWith(FIRST_FOUR)).slice(14)).toEqual(['c', 'd', 'c', 'c']);
  });

  it('when several are last, then the first of them in order is the wolf', () => {
    const holes: readonly Hole[] = [...FIRST_FOUR, [[5, 5, 3, 5], 'blind'], [[4, 4, 4, 5], 'lone']];
    const five = { roster: rosterWith({}, [1, 2, 3, 4, 5, 6]) };
    expect(wolvesIn(roundWith(holes, {}, five)).slice(4)).toEqual(['c', 'd']);
    expect(totals(roundWith(holes, {}, five))).toEqual([6, 6, 9, 4]);
    expect(wolvesIn(roundWith([], {}, five)).slice(4)).toEqual(['a', 'a']);
  });

  it('when somebody leaves or comes, then turns pass them over', () => {
    const left = rosterWith({ dee: HOLES.slice(0, 9) });
    expect(wolvesIn(roundWith([], { lastHoles: 'rotation' }, { roster: left })).join('')).toBe('abcdabcdabcabcabca');
    const came = rosterWith({ ann: HOLES.slice(4) });
    expect(wolvesIn(roundWith([], { lastHoles: 'rotation' }, { roster: came })).join('')).toBe('bcdbcdabcdabcdabcd');
  });

  it('when the round begins on hole 10, then the first wolf is there', () => {
    expect(playedIn(roundWith([], {}, { firstHole: 10 })).beforehand).toMatchObject({
      10: { figures: { wolf: ['ann'] } },
      18: { figures: { wolf: ['ann'] } },
      1: { figures: { wolf: ['bob'] } },
    });
  });

  it.each([
    ['bob', [4, 5, 5, 5], [2, 2, 0, 0]],
    ['bob', [5, 5, 5, 4], [0, 0, 3, 3]],
    ['lone', [4, 5, 5, 5], [4, 0, 0, 0]],
    ['lone', [5, 5, 5, 4], [0, 1, 1, 1]],
    ['blind', [4, 5, 5, 5], [8, 0, 0, 0]],
    ['blind', [5, 5, 5, 4], [0, 2, 2, 2]],
    ['blind', [10, 10, 11, 12], [0, 0, 0, 0]],
  ])('when the call is %s and scores are %j, then points are %j', (call, scores, points) => {
    expect(totals(roundWith([[scores, call]]))).toEqual(points);
  });

  it('when three or five play, then the pair plays one or three', () => {
    const [three, five] = [FOUR.slice(0, 3), [...FOUR, 'eve']];
    const nets = (playing: string[], scores: number[], options: object) => Object.values(settleRound(roundWith([[scores, 'bob']], options, { playing }), ['r1.s3']).nets);
    expect([nets(three, [5, 5, 4], {}), nets(three, [4, 5, 5], { points: 'units' })]).toEqual([
      [-300, -300, 600],
      [100, 100, -200],
    ]);
    expect([nets(five, [4, 5, 5, 5, 5], {}), nets(five, [4, 5, 5, 5, 5], { points: 'units' })]).toEqual([
      [600, 600, -400, -400, -400],
      [300, 300, -200, -200, -200],
    ]);
  });

  it.each([['ann'], ['zoe'], ['none'], ['-'], [undefined]])('when the mark is %s, then the hole waits for another', (mark) => {
    const round = roundWith([[[4, 5, 5, 5], mark]]);
    expect(playedIn(round)).toMatchObject({ parts: [], outcomes: {}, incompleteHoles: [1] });
  });

  it('when the mark is missing, then it is asked for', () => {
    expect(progressOf(roundWith([[[4, 5, 5, 5]]])).missing[0]).toEqual({ game: 'r1.s3', hole: 1, players: [], questions: ['wolf'] });
  });

  it('when the partner is taken off the hole, then it waits for another', () => {
    const roster = rosterWith({ bob: HOLES.slice(1) });
    expect(playedIn(roundWith([[[4, 5, 5, 5], 'bob']], {}, { roster }))).toMatchObject({ parts: [], incompleteHoles: [1] });
  });

  it('when two are on a hole, then the wolf can only be alone', () => {
    const three = rosterWith({ cid: HOLES.slice(1), dee: HOLES.slice(1) });
    const nets = (mark: string) => settleRound(roundWith([[[4, 5, 5, 5], mark]], {}, { roster: three }), ['r1.s3']).nets;
    expect([nets('bob'), nets('lone')]).toMatchObject([{ ann: 0 }, { ann: 400, bob: -400, cid: 0 }]);
  });

  it('when strokes are given, then the better ball is net', () => {
    const course = { holes: HOLES.map((hole) => ({ par: 4, strokeIndex: hole })) };
    const roster = rosterOf(
      FOUR.map((playerId) => ({ playerId, strokesGiven: playerId === 'dee' ? 2 : 0 })),
      HOLES,
      { course },
    );
    const points = (options: object) => totals(roundWith([[[4, 5, 5, 4], 'bob']], options, { roster, course }));
    expect([points({}), points({ scoring: 'gross' })]).toEqual([
      [0, 0, 3, 3],
      [0, 0, 0, 0],
    ]);
  });

  it('when a hole is missing, then what comes after it is provisional', () => {
    const { facts, ...round } = roundWith(FIRST_FOUR);
    const { 2: _, ...strokes } = facts.strokes;
    const parts = playedIn({ ...round, facts: { ...facts, strokes } }).parts.map(({ at, provisional }) => [at, provisional]);
    expect(parts).toEqual([
      [1, false],
      [3, true],
      [4, true],
    ]);
  });

  it('when it is explained, then it says who won with whom', () => {
    const { outcomes, standing } = playedIn(roundWith(FIRST_FOUR));
    const sentences = [...Object.values(outcomes), standing.line!].map((message) => renderMessage(wolf, message, (id) => id));
    expect(sentences).toEqual(['Wolf ann: ann & bob win', 'Wolf bob: tied', 'Wolf cid: ann & bob beat cid & dee', 'Lone wolf dee wins', 'ann & bob lead with 5 points']);
    const [explained] = explainPlayer(settleRound(roundWith(FIRST_FOUR), ['r1.s3']), 'dee').games;
    expect(explained?.parts).toMatchObject([
      { at: 1, code: 'pair-won', own: { score: 5, points: 0 }, cents: -400 },
      { at: 3, code: 'pair-lost', cents: -600 },
      { at: 4, code: 'lone-won', own: { score: 4, points: 4 }, cents: 1200 },
    ]);
  });
});
