import { type AnyGame, cellOf, DEFINITIONS, definitionOf, HOLES, isOn, isRead, type Roster, type RoundInput, type StrokesByHole } from '@fairshare/golf-rules';
import { type PhoneRound, roundInput } from '../../money/phone-round';
import { playedGames } from '../../pictures/played-games';
import { answersLegend, IN, letterOf, OUT, STROKES, TOTAL } from '../texts';

/** A column of the card: a hole, or the sum of some. */
export interface CardColumn {
  readonly name: string;
  /** The holes it stands for. */
  readonly holes: readonly number[];
  readonly isSum: boolean;
}

export interface CardCell {
  readonly text: string;
  /** One for each stroke given on the hole; `+` for each given back. */
  readonly dots: string;
  /** Net strokes, where strokes are given. */
  readonly net: string | null;
}

export interface CardLine {
  readonly name: string;
  readonly kind: 'strokes' | 'points' | 'answers';
  readonly cells: readonly CardCell[];
}

/** The scorecard of a round: a column a hole, some lines a player. */
export interface Scorecard {
  readonly columns: readonly CardColumn[];
  /** Of the course, a figure a column; null: the round has none. */
  readonly pars: readonly string[] | null;
  readonly strokeIndexes: readonly string[] | null;
  /** By player id. */
  readonly lines: Readonly<Record<string, readonly CardLine[]>>;
  /** What the letters on it stand for, game by game. */
  readonly legends: readonly string[];
  readonly givesStrokes: boolean;
}

export function scorecardOf(round: PhoneRound, playerIds: readonly string[]): Scorecard {
  const { roster, game } = round;
  const columns = columnsOf(roster?.holes ?? HOLES);
  const input = roundInput(round);
  const asking = gamesAnswered(input);
  const hasStrokes = isRead(input, 'strokes') && Object.keys(input.facts.strokes).length > 0;
  const course = game.course?.holes ?? null;
  const ofHole = (hole: number) => course?.[(hole - 1) % course.length];
  const inColumns = (figure: (hole: number) => string, sums: (holes: readonly number[]) => string) =>
    columns.map(({ holes, isSum }) => (isSum ? sums(holes) : figure(holes[0] ?? 0)));
  return {
    columns,
    pars:
      course &&
      inColumns(
        (hole) => String(ofHole(hole)?.par ?? ''),
        (holes) => String(holes.reduce((sum, hole) => sum + (ofHole(hole)?.par ?? 0), 0)),
      ),
    strokeIndexes:
      course &&
      inColumns(
        (hole) => String(ofHole(hole)?.strokeIndex ?? ''),
        () => '',
      ),
    lines: Object.fromEntries(
      playerIds.map((playerId) => [
        playerId,
        [
          ...(hasStrokes ? [strokesLine(input.facts.strokes, roster, columns, playerId)] : []),
          ...pointsLines(round, columns, playerId),
          ...asking.map((asked) => answersLine(input, asked, columns, playerId)),
        ],
      ]),
    ),
    legends: asking.map(({ inputs }) => answersLegend(inputs.questions ?? [])),
    givesStrokes: roster?.given !== undefined,
  };
}

/** Front nine, back nine, and their sums; a round within one nine has one sum. */
function columnsOf(holes: readonly number[]): CardColumn[] {
  const column = (hole: number): CardColumn => ({ name: String(hole), holes: [hole], isSum: false });
  const sum = (name: string, of: readonly number[]): CardColumn => ({ name, holes: of, isSum: true });
  const front = holes.filter((hole) => hole <= HOLES.length / 2);
  const back = holes.filter((hole) => hole > HOLES.length / 2);
  if (front.length === 0 || back.length === 0) return [...holes.map(column), sum(TOTAL, holes)];
  return [...front.map(column), sum(OUT, front), ...back.map(column), sum(IN, back), sum(TOTAL, holes)];
}

const plain = (text: string): CardCell => ({ text, dots: '', net: null });

function strokesLine(strokes: StrokesByHole, roster: PhoneRound['roster'], columns: readonly CardColumn[], playerId: string): CardLine {
  const grossOn = (hole: number): number | undefined => strokes[hole]?.[playerId] ?? undefined;
  const givenOn = (hole: number): number => givenTo(roster, hole, playerId);
  const cells = columns.map(({ holes, isSum }): CardCell => {
    const entered = holes.flatMap((hole) => grossOn(hole) ?? []);
    if (entered.length === 0) return plain('');
    const gross = entered.reduce((sum, strokes) => sum + strokes, 0);
    const given = holes.reduce((sum, hole) => sum + (grossOn(hole) === undefined ? 0 : givenOn(hole)), 0);
    const dots = isSum ? '' : (given < 0 ? '+' : '•').repeat(Math.abs(given));
    return { text: String(gross), dots, net: roster?.given && (isSum || given !== 0) ? String(gross - given) : null };
  });
  return { name: STROKES, kind: 'strokes', cells };
}

const givenTo = (roster: Roster | null | undefined, hole: number, playerId: string): number => roster?.given?.[hole]?.[playerId] ?? 0;

/** The points of the games played, hole by hole. In a game that asks questions they are its letters. */
function pointsLines(round: PhoneRound, columns: readonly CardColumn[], playerId: string): CardLine[] {
  return playedGames(round)
    .filter(({ kind }) => !definitionOf(kind).inputs.questions)
    .map(({ kind, points }) => ({
      name: definitionOf(kind).name,
      kind: 'points' as const,
      cells: columns.map(({ holes }) => {
        const counted = points.holes.filter((hole) => holes.includes(hole.hole)).flatMap((hole) => hole.points[playerId] ?? []);
        return plain(counted.length === 0 ? '' : String(counted.reduce((sum, won) => sum + won, 0)));
      }),
    }));
}

/** The games that ask questions, and were answered some. */
const gamesAnswered = (input: RoundInput): readonly AnyGame[] =>
  DEFINITIONS.filter(
    ({ kind, inputs: { questions } }) =>
      isOn(input, kind) && questions?.some(({ key }) => Object.values(input.facts.marks).some((marks) => marks[cellOf(kind, key)] !== undefined)),
  );

function answersLine({ facts }: RoundInput, { kind, name, inputs: { questions = [] } }: AnyGame, columns: readonly CardColumn[], playerId: string): CardLine {
  const wonOn = (hole: number) => questions.filter(({ key }) => facts.marks[hole]?.[cellOf(kind, key)] === playerId);
  const cells = columns.map(({ holes, isSum }) => {
    const won = holes.flatMap(wonOn);
    return plain(isSum ? String(won.length) : won.map(letterOf).join(''));
  });
  return { name, kind: 'answers', cells };
}
