/**
 * The cost of settling side games on the server: a whole round of eight players with twelve of them, beside the same round with only 2/9/16 and BBB, in
 * turns. Target: a median under 5 ms of processor time for twelve of mixed kinds. Exits with 1 if it is missed.
 */
import { type AnySideGame, HOLES, playableSelections, type RoundFacts, type RoundInput, rosterOf, settleRound, type SideGame } from '@fairshare/golf-rules';
import { simulatedStrokes, usualScores, withAnswers } from '@fairshare/golf-rules/forecast';
import { defaultOptions, SIDE_KINDS } from '@fairshare/golf-rules/side-games';
import { median } from './measure';
import { report, rounded } from './report';

const TARGET_MS = 5;
const TURNS = 9;
/** Processor time has a coarse resolution: so many calls are measured together. */
const CALLS = 20;
const GAMES = 12;

const course = { holes: HOLES.map((hole) => ({ par: 3 + (hole % 3), strokeIndex: ((hole * 7) % 18) + 1 })) };
const players = Array.from({ length: 8 }, (_, seat) => `player-${seat + 1}`);
const roster = rosterOf(
  players.map((playerId, seat) => ({ playerId, strokesGiven: 3 * seat })),
  HOLES,
  { course },
);
const usual = Object.fromEntries(players.map((playerId, seat) => [playerId, usualScores({}, 3 * seat)]));
const strokes = simulatedStrokes({ roster, course }, usual, 5);

function gameOf(definition: AnySideGame, number: number): SideGame {
  const playing = players.slice(0, definition.players.max);
  const half = playing.length / 2;
  return {
    id: `r.s${number}`,
    name: definition.name,
    definition,
    players: playing,
    ...(definition.sides && { sides: [playing.slice(0, half), playing.slice(half)] }),
    options: defaultOptions(definition),
  };
}

/** A round with these side games, with an answer to all their questions. */
function roundWith(kinds: readonly AnySideGame[]): RoundInput {
  const sideGames = kinds.map((kind, index) => gameOf(kind, index + 1));
  const answers = sideGames.map((game) => withAnswers(game, { roster, course }, strokes, 5).marks);
  const awards = (hole: number) => Object.fromEntries(['firstOn', 'closestTo', 'firstIn'].map((award, index) => [`bbb.${award}`, players[(hole + index) % 8]]));
  const marks: RoundFacts['marks'] = Object.fromEntries(HOLES.map((hole) => [hole, { ...awards(hole), ...Object.assign({}, ...answers.map((of) => of[hole])) }]));
  const values = { pointValueCents: 100, fbtValueCents: 1_000 };
  return {
    players,
    roster,
    course,
    facts: { strokes, marks, cards: { hands: {} } },
    games: [
      { kind: 'points', options: values },
      { kind: 'bbb', options: values },
    ],
    sideGames,
    isFinished: true,
  };
}

const mixed = Array.from({ length: GAMES }, (_, index) => SIDE_KINDS[index % SIDE_KINDS.length] as AnySideGame);
const contenders = [
  { name: '2/9/16 and BBB alone', round: roundWith([]) },
  { name: 'with twelve of mixed kinds', round: roundWith(mixed) },
  ...SIDE_KINDS.map((kind) => ({ name: `with twelve of ${kind.name}`, round: roundWith(Array.from({ length: GAMES }, () => kind)) })),
].map(({ name, round }) => ({ name, run: () => settleRound(round, playableSelections(round)).payments.length }));

/** Milliseconds of processor time of one of so many calls: the machine's other work does not count. */
function processorMs(run: () => unknown): number {
  const began = process.cpuUsage();
  for (let call = 0; call < CALLS; call += 1) run();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000 / CALLS;
}

// The engine compiles code that is called often: as on a server that has settled some rounds.
for (const { run } of contenders) for (let call = 0; call < 50; call += 1) run();
const measured = contenders.map(({ name, run }) => ({ name, run, times: [] as number[] }));
for (let turn = 0; turn < TURNS; turn += 1) for (const { run, times } of measured) times.push(processorMs(run));
const [base, mixedMs] = measured.map(({ times }) => median(times)) as [number, number];
const met = mixedMs < TARGET_MS;
report(
  'side-games',
  measured.map(({ name, times }) => ({
    round: name,
    'median ms': rounded(median(times)),
    'fastest ms': rounded(Math.min(...times)),
    'times as long': rounded(median(times) / base, 1),
  })),
  { targetMs: TARGET_MS, met },
);
process.exit(met ? 0 : 1);
