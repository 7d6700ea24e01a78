import { type AnyGame, cellOf, DEFINITIONS, isOn, type RoundInput } from '@fairshare/golf-rules';
import type { CardCell, Scorecard } from '../../../shared/scorecard/card';
import type { ShownLine } from '../../../shared/scorecard/card-table';
import { type PhoneRound, roundInput } from '../money/phone-round';
import { answersLegend, letterOf } from './texts';

/** The printed lines of a round below each player's name. */
export interface PrintedLines {
  /** By player id. */
  readonly lines: Readonly<Record<string, readonly ShownLine[]>>;
  /** The meanings of the letters on the card, game by game. */
  readonly legends: readonly string[];
}

/** All lines of the card. A game with questions is printed as the letters of its answers, which are its points. */
export function printedLines(round: PhoneRound, card: Scorecard): PrintedLines {
  const input = roundInput(round);
  const asking = gamesAnswered(input);
  const isSide = (id: string) => input.sideGames?.some((game) => game.id === id) ?? false;
  const ofPlayer = (playerId: string) => {
    const shown = card.lines.flatMap((line) => (line.cells[playerId]?.some(({ text }) => text !== '') ? [{ ...line, cells: line.cells[playerId] ?? [] }] : []));
    const first = shown.filter(({ id }) => !isSide(id) && !asking.some(({ kind }) => kind === id));
    const lines: ShownLine[] = [...first, ...asking.map((asked) => answersLine(input, asked, card, playerId))];
    return [...lines, ...shown.filter(({ id }) => isSide(id)).slice(0, Math.max(0, mostLines(card.players.length) - lines.length))];
  };
  return {
    lines: Object.fromEntries(card.players.map((playerId) => [playerId, ofPlayer(playerId)])),
    legends: asking.map(({ inputs }) => answersLegend(inputs.questions ?? [])),
  };
}

/** The maximum number of lines for each player, so that all players fit on one page. A side game without a line stands below the card. */
const mostLines = (players: number): number => (players > 4 ? 3 : 6);

/** The games that have questions with at least one answer. */
const gamesAnswered = (input: RoundInput): readonly AnyGame[] =>
  DEFINITIONS.filter(
    ({ kind, inputs: { questions } }) =>
      isOn(input, kind) && questions?.some(({ key }) => Object.values(input.facts.marks).some((marks) => marks[cellOf(kind, key)] !== undefined)),
  );

function answersLine({ facts }: RoundInput, { kind, name, inputs: { questions = [] } }: AnyGame, { columns }: Scorecard, playerId: string): ShownLine {
  const wonOn = (hole: number) => questions.filter(({ key }) => facts.marks[hole]?.[cellOf(kind, key)] === playerId);
  const cells = columns.map((column): CardCell => {
    const won = column.holes.flatMap(wonOn);
    const text = { hole: won.map(letterOf).join(''), sum: String(won.length), net: '', 'to-par': '' }[column.kind];
    return { text, state: 'filled', dots: '', net: null, mark: null, isBest: false };
  });
  return { name, kind: 'answers', cells };
}
