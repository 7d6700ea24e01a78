import { type ByPlayer, type CourseHole, entryOf, playersOn, type Roster, scoreAgainstPar, type ScoreAgainstPar, type StrokesByHole } from '@fairshare/golf-rules';
import { IN, NET, OUT, PICKED_UP_MARK, STROKES, TO_PAR, toParWords, TOTAL } from './texts';

/** A column of the card: a hole, the sum of several holes, or a result of the whole round. */
export interface CardColumn {
  readonly name: string;
  /** The holes that the column covers. */
  readonly holes: readonly number[];
  readonly kind: 'hole' | 'sum' | 'net' | 'to-par';
}

export interface CardCell {
  readonly text: string;
  /** For a hole: `off` if the player does not play it. */
  readonly state: 'filled' | 'open' | 'picked-up' | 'off';
  /** One dot for each stroke given on the hole; one `+` for each stroke given back. */
  readonly dots: string;
  /** Net strokes, if strokes are given. */
  readonly net: string | null;
  /** The strokes relative to the par of the player's tee; null: a sum, or no course. */
  readonly mark: ScoreAgainstPar | null;
  /** Whether it is the hole's only best score. */
  readonly isBest: boolean;
}

/** One line of all players: their strokes, or their points in a game. */
export interface CardLine {
  /** `strokes`, a kind, or the id of a side game. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'strokes' | 'points';
  /** Player id → one cell per column. Players who do not play the game are missing. */
  readonly cells: Readonly<Record<string, readonly CardCell[]>>;
}

/** The scorecard of a round: holes as columns, players as rows. */
export interface Scorecard {
  readonly columns: readonly CardColumn[];
  readonly players: readonly string[];
  /** Pars of the course, one per column; null: the round has no course. */
  readonly pars: readonly string[] | null;
  readonly strokeIndexes: readonly string[] | null;
  /** Strokes first, if a game of the round uses them. */
  readonly lines: readonly CardLine[];
  readonly givesStrokes: boolean;
}

/** Each player's points in a game by hole, in points or in the game's own unit. */
export interface PointsOnCard {
  readonly id: string;
  readonly name: string;
  readonly players: readonly string[];
  readonly holes: Readonly<Record<number, ByPlayer<number>>>;
}

/** The data that a card is built from. */
export interface CardFacts {
  readonly players: readonly string[];
  readonly roster: Pick<Roster, 'players' | 'holes' | 'holesOf' | 'given'>;
  /** The strokes as entered: gross if strokes are given; null: no game uses them. */
  readonly strokes: StrokesByHole | null;
  /** Hole → players who picked up there. */
  readonly pickedUp: Readonly<Record<number, readonly string[]>>;
  /** The holes of the course's card, 9 or 18. */
  readonly course: readonly CourseHole[] | null;
  /** Par from the player's own tee; undefined: the round has no course. */
  readonly parOf: (hole: number, playerId: string) => number | undefined;
  readonly games: readonly PointsOnCard[];
}

const LAST_OF_FRONT = 9;

export function cardOf(facts: CardFacts): Scorecard {
  const { players, roster, course, strokes, games } = facts;
  const givesStrokes = strokes !== null && roster.given !== undefined;
  const columns = columnsOf(roster.holes, { net: givesStrokes, toPar: strokes !== null && course !== null });
  const onCourse = (figure: (hole: CourseHole) => number, isSummed: boolean) =>
    course &&
    columns.map(({ holes, kind }) => {
      const figures = holes.flatMap((hole) => course[(hole - 1) % course.length] ?? []).map(figure);
      return kind === 'hole' || (isSummed && kind === 'sum') ? String(figures.reduce((sum, one) => sum + one, 0)) : '';
    });
  return {
    columns,
    players,
    pars: onCourse(({ par }) => par, true),
    strokeIndexes: onCourse(({ strokeIndex }) => strokeIndex, false),
    lines: [...(strokes ? [strokesLine({ ...facts, strokes }, columns)] : []), ...games.map((game) => pointsLine(game, facts, columns))],
    givesStrokes,
  };
}

/** Front nine, back nine, and their sums. A round within one nine has a single sum. */
function columnsOf(holes: readonly number[], has: { net: boolean; toPar: boolean }): CardColumn[] {
  const column = (hole: number): CardColumn => ({ name: String(hole), holes: [hole], kind: 'hole' });
  const sum = (name: string, of: readonly number[]): CardColumn => ({ name, holes: of, kind: 'sum' });
  const front = holes.filter((hole) => hole <= LAST_OF_FRONT);
  const back = holes.filter((hole) => hole > LAST_OF_FRONT);
  const nines = front.length === 0 || back.length === 0 ? holes.map(column) : [...front.map(column), sum(OUT, front), ...back.map(column), sum(IN, back)];
  return [...nines, sum(TOTAL, holes), ...(has.net ? [{ name: NET, holes, kind: 'net' as const }] : []), ...(has.toPar ? [{ name: TO_PAR, holes, kind: 'to-par' as const }] : [])];
}

const NOTHING: CardCell = { text: '', state: 'open', dots: '', net: null, mark: null, isBest: false };

function strokesLine(facts: CardFacts & { strokes: StrokesByHole }, columns: readonly CardColumn[]): CardLine {
  const { players, roster, parOf, strokes, pickedUp } = facts;
  const grossOn = (hole: number, playerId: string): number | undefined => entryOf(entryOf(strokes, hole) ?? {}, playerId) ?? undefined;
  const givenOn = (hole: number, playerId: string): number => roster.given?.[hole]?.[playerId] ?? 0;
  const sumOf = (playerId: string, holes: readonly number[], figure: (hole: number, gross: number) => number) =>
    holes.reduce((sum, hole) => {
      const gross = grossOn(hole, playerId);
      return gross === undefined ? sum : sum + figure(hole, gross);
    }, 0);
  const netOf = (playerId: string, holes: readonly number[]) => sumOf(playerId, holes, (hole, gross) => gross - givenOn(hole, playerId));

  const onHole = (hole: number, playerId: string): CardCell => {
    if (!plays(roster, hole, playerId)) return { ...NOTHING, state: 'off' };
    const given = givenOn(hole, playerId);
    const dots = (given < 0 ? '+' : '•').repeat(Math.abs(given));
    const gross = grossOn(hole, playerId);
    if (gross === undefined) return pickedUp[hole]?.includes(playerId) ? { ...NOTHING, text: PICKED_UP_MARK, state: 'picked-up', dots } : { ...NOTHING, dots };
    const par = parOf(hole, playerId);
    return {
      text: String(gross),
      state: 'filled',
      dots,
      net: given === 0 ? null : String(gross - given),
      mark: par === undefined ? null : scoreAgainstPar(gross, par),
      isBest: bestNet(hole) === playerId,
    };
  };
  /** Null until all players on the hole have finished it. */
  const bestNet = (hole: number): string | null => {
    const on = playersOn(roster, hole);
    const through = on.filter((playerId) => grossOn(hole, playerId) !== undefined);
    if (through.length + (pickedUp[hole]?.length ?? 0) < on.length) return null;
    return bestAlone(through, (playerId) => -netOf(playerId, [hole]));
  };
  const over = (playerId: string, { kind, holes }: CardColumn): CardCell => {
    const entered = holes.filter((hole) => grossOn(hole, playerId) !== undefined);
    if (entered.length === 0) return NOTHING;
    const filled = (text: string): CardCell => ({ ...NOTHING, text, state: 'filled' });
    const net = String(netOf(playerId, holes));
    if (kind === 'net') return filled(net);
    if (kind === 'to-par') return filled(toParWords(sumOf(playerId, holes, (hole, gross) => gross - (parOf(hole, playerId) ?? gross))));
    return { ...filled(String(sumOf(playerId, holes, (_, gross) => gross))), net: roster.given ? net : null };
  };
  const cellsOf = (playerId: string) => columns.map((column) => (column.kind === 'hole' ? onHole(column.holes[0] ?? 0, playerId) : over(playerId, column)));
  return { id: 'strokes', name: STROKES, kind: 'strokes', cells: Object.fromEntries(players.map((playerId) => [playerId, cellsOf(playerId)])) };
}

function pointsLine({ id, name, players: playing, holes: won }: PointsOnCard, { players, roster }: CardFacts, columns: readonly CardColumn[]): CardLine {
  const cellsOf = (playerId: string) =>
    columns.map(({ holes, kind }): CardCell => {
      const [hole = 0] = holes;
      if (kind === 'hole' && !plays(roster, hole, playerId)) return { ...NOTHING, state: 'off' };
      const counted = holes.flatMap((one) => entryOf(entryOf(won, one) ?? {}, playerId) ?? []);
      if (counted.length === 0 || kind === 'net' || kind === 'to-par') return NOTHING;
      const best = kind === 'hole' ? bestAlone(Object.keys(won[hole] ?? {}), (other) => won[hole]?.[other] ?? 0) : null;
      return { ...NOTHING, text: figure(counted.reduce((sum, one) => sum + one, 0)), state: 'filled', isBest: best === playerId };
    });
  const shown = players.filter((playerId) => playing.includes(playerId));
  return { id, name, kind: 'points', cells: Object.fromEntries(shown.map((playerId) => [playerId, cellsOf(playerId)])) };
}

const plays = (roster: CardFacts['roster'], hole: number, playerId: string): boolean => entryOf(roster.holesOf, playerId)?.includes(hole) ?? false;

/** The player with the highest figure, if no other player ties and at least one has less. */
function bestAlone(players: readonly string[], figureOf: (playerId: string) => number): string | null {
  const most = Math.max(...players.map(figureOf));
  const best = players.filter((playerId) => figureOf(playerId) === most);
  return players.length > 1 && best.length === 1 ? (best[0] ?? null) : null;
}

/** Two decimals at most, for fractions of a skin. */
const figure = (count: number): string => String(Math.round(count * 100) / 100).replace('-', '−');
