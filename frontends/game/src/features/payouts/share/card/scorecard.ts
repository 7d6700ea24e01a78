import { BBB_AWARDS, definitionOf, HOLES, type Roster } from '@fairshare/golf-rules';
import { rulesOfGame } from '../../../../shared/round-input';
import type { PhoneRound } from '../../money/phone-round';
import { playedGames } from '../../pictures/played-games';
import { GAME_NAMES } from '../../texts';
import { AWARD_LETTERS, IN, OUT, TOTAL } from '../texts';

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
  readonly kind: 'strokes' | 'points' | 'bbb';
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
  readonly hasAwards: boolean;
  readonly givesStrokes: boolean;
}

export function scorecardOf(round: PhoneRound, playerIds: readonly string[]): Scorecard {
  const { roster, game } = round;
  const columns = columnsOf(roster?.holes ?? HOLES);
  const { games: on } = rulesOfGame(game);
  const hasAwards = on.bbb && Object.values(round.bbbGame?.holes ?? {}).some((awards) => Object.keys(awards).length > 0);
  const strokes = on.points && round.pointsGame && Object.keys(round.pointsGame.holes).length > 0;
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
        [...(strokes ? [strokesLine(round, columns, playerId)] : []), ...pointsLines(round, columns, playerId), ...(hasAwards ? [awardsLine(round, columns, playerId)] : [])],
      ]),
    ),
    hasAwards,
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

function strokesLine({ pointsGame, roster }: PhoneRound, columns: readonly CardColumn[], playerId: string): CardLine {
  const grossOn = (hole: number): number | undefined => pointsGame?.holes[hole]?.[playerId];
  const givenOn = (hole: number): number => givenTo(roster, hole, playerId);
  const cells = columns.map(({ holes, isSum }): CardCell => {
    const entered = holes.flatMap((hole) => grossOn(hole) ?? []);
    if (entered.length === 0) return plain('');
    const gross = entered.reduce((sum, strokes) => sum + strokes, 0);
    const given = holes.reduce((sum, hole) => sum + (grossOn(hole) === undefined ? 0 : givenOn(hole)), 0);
    const dots = isSum ? '' : (given < 0 ? '+' : '•').repeat(Math.abs(given));
    return { text: String(gross), dots, net: roster?.given && (isSum || given !== 0) ? String(gross - given) : null };
  });
  return { name: 'Strokes', kind: 'strokes', cells };
}

const givenTo = (roster: Roster | null | undefined, hole: number, playerId: string): number => roster?.given?.[hole]?.[playerId] ?? 0;

/** The points of 2/9/16, hole by hole. Those of BBB are its letters. */
function pointsLines(round: PhoneRound, columns: readonly CardColumn[], playerId: string): CardLine[] {
  return playedGames(round)
    .filter(({ kind }) => kind === 'points')
    .map(({ kind, points }) => ({
      name: definitionOf(kind).name,
      kind: 'points' as const,
      cells: columns.map(({ holes }) => {
        const counted = points.holes.filter((hole) => holes.includes(hole.hole)).flatMap((hole) => hole.points[playerId] ?? []);
        return plain(counted.length === 0 ? '' : String(counted.reduce((sum, won) => sum + won, 0)));
      }),
    }));
}

function awardsLine({ bbbGame }: PhoneRound, columns: readonly CardColumn[], playerId: string): CardLine {
  const wonOn = (hole: number) => BBB_AWARDS.filter((award) => bbbGame?.holes[hole]?.[award] === playerId);
  const cells = columns.map(({ holes, isSum }) => {
    const won = holes.flatMap(wonOn);
    return plain(isSum ? String(won.length) : won.map((award) => AWARD_LETTERS[award]).join(''));
  });
  return { name: GAME_NAMES.bbb, kind: 'bbb', cells };
}
