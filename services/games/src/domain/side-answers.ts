import { cellsOf, questionsOn, NOBODY, type PlayerId, playersOn, type SideQuestion, TAKEN_BACK, whoPlays } from '@fairshare/golf-rules';
import type { PlayerOfMark } from './facts';
import type { Players } from './roster';
import type { Round } from './round';
import { definitionOfSide, type SideGame, sideGamesAsPlayed, sideGamesOf } from './side-games';

/** An answer to a question of a side game on a hole. */
export interface SideAnswer {
  readonly hole: number;
  /** The cell's name within the game. */
  readonly cell: string;
  readonly value: string;
}

/** `elsewhere`: it names a player of the group who is not on the hole, or does not play the game. */
export type Judged = 'good' | 'elsewhere' | 'unknown';

/** Whether an answer fits its question, even if the options do not ask that question now. */
export function judge(round: Round, players: Players, game: SideGame, { hole, cell, value }: SideAnswer): Judged {
  const found = questionOf(game, cell);
  if (!found) return 'unknown';
  const onHole = onHoleOf(round, players, game, hole);
  const isOfGroup = (id: PlayerId) => players.some((player) => player.id === id);
  const { mark, playerId } = found;
  if (playerId !== undefined && !onHole.includes(playerId)) return isOfGroup(playerId) && isWord(mark, value) ? 'elsewhere' : 'unknown';
  if (value === TAKEN_BACK || cellsOf(mark, onHole).some((asked) => asked.cell === cell && asked.accepts(value))) return 'good';
  return takesPlayers(mark) && isOfGroup(value) ? 'elsewhere' : 'unknown';
}

/** Whether the options of a game ask this question on this hole. */
export function isAsked(round: Round, players: Players, game: SideGame, { hole, cell }: Pick<SideAnswer, 'hole' | 'cell'>): boolean {
  const [played] = sideGamesAsPlayed({ sideGames: [game] });
  const onHole = onHoleOf(round, players, game, hole);
  return played !== undefined && questionsOn(played, { hole, onHole, course: round.course }).some((asked) => asked.cell === cell);
}

/** The question of a cell, and its player if it is asked for each player. */
function questionOf(game: SideGame, cell: string): { readonly mark: SideQuestion; readonly playerId?: PlayerId } | null {
  for (const mark of definitionOfSide(game)?.reads.marks ?? []) {
    if (!mark.perPlayer && mark.cell === cell) return { mark };
    if (mark.perPlayer && cell.startsWith(`${mark.cell}.`)) return { mark, playerId: cell.slice(mark.cell.length + 1) };
  }
  return null;
}

/** The player that an answer's cell or value names; null: none. */
function playerOfAnswer(game: SideGame, cell: string, value: string): PlayerId | null {
  const found = questionOf(game, cell);
  if (found?.playerId !== undefined) return found.playerId;
  const isChoice = found?.mark.choices?.some((choice) => choice.value === value);
  return found && !isChoice && value !== NOBODY && value !== TAKEN_BACK && takesPlayers(found.mark) ? value : null;
}

const takesPlayers = ({ answers }: SideQuestion): boolean => answers === 'player' || answers === 'playerOrNone';

/** An answer that names no player. */
const isWord = (mark: SideQuestion, value: string): boolean => value === TAKEN_BACK || cellsOf(mark, ['']).some(({ accepts }) => accepts(value)) || takesPlayers(mark);

const onHoleOf = (round: Round, players: Players, game: SideGame, hole: number): readonly PlayerId[] =>
  playersOn(whoPlays(round, players), hole).filter((playerId) => game.players.includes(playerId));

/** The player an answer of a round belongs to, for every kind of game. */
export const playerOfMark =
  (round: Round): PlayerOfMark =>
  (key, value) => {
    const game = sideGamesOf(round).find(({ id }) => key.startsWith(`${id}.`));
    return game ? playerOfAnswer(game, key.slice(game.id.length + 1), value) : value;
  };
