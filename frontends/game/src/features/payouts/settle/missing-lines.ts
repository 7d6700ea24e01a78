import { definitionOf, isSideGameId, type MissingOnHole, playersOn, type Roster, type SideGame } from '@fairshare/golf-rules';
import { isolated } from '@fairshare/ui';
import { EVERYTHING, holesWords, missingWords } from './finish-texts';

/** The missing entries, one line for all holes that lack the same: "2/9/16, holes 17, 18: Ann Lee and Bo Ray". */
export function missingLines(
  missing: readonly MissingOnHole[],
  nameOf: (playerId: string) => string,
  roster: Roster | null | undefined,
  sideGames: readonly SideGame[] = [],
): readonly string[] {
  const lines = new Map<string, { game: MissingOnHole['game']; what: string; holes: number[] }>();
  for (const one of missing) {
    const what = whatOf(one, nameOf, roster, sideGames);
    const line = lines.get(`${one.game} ${what}`) ?? { game: one.game, what, holes: [] };
    line.holes.push(one.hole);
    lines.set(`${one.game} ${what}`, line);
  }
  return [...lines.values()].map(({ game, holes, what }) => missingWords(nameOfGame(game, sideGames), holesWords(holes), what));
}

const nameOfGame = (game: MissingOnHole['game'], sideGames: readonly SideGame[]): string =>
  isSideGameId(game) ? isolated(sideGames.find(({ id }) => id === game)?.name ?? game) : definitionOf(game).name;

function whatOf(
  { game, hole, players, questions }: MissingOnHole,
  nameOf: (playerId: string) => string,
  roster: Roster | null | undefined,
  sideGames: readonly SideGame[],
): string {
  if (isSideGameId(game))
    return whatOfSide(
      sideGames.find(({ id }) => id === game),
      { hole, players, questions },
      nameOf,
      roster,
    );
  const { strokes, questions: asked = [] } = definitionOf(game).inputs;
  const hasNoStrokes = !strokes || (roster ? playersOn(roster, hole).length === players.length : false);
  if (hasNoStrokes && questions.length === asked.length) return EVERYTHING;
  const unanswered = asked.filter(({ key }) => questions.includes(key)).map(({ name }) => name);
  return [...players.map(nameOf), ...unanswered].join(', ');
}

/** For a side game: the players whose strokes are missing, and the unanswered questions in their own words. */
function whatOfSide(
  game: SideGame | undefined,
  { hole, players, questions }: Omit<MissingOnHole, 'game'>,
  nameOf: (playerId: string) => string,
  roster: Roster | null | undefined,
): string {
  const { reads: { strokes = false, marks = [] } = {} } = game?.definition ?? {};
  const onHole = game && roster ? playersOn(roster, hole).filter((playerId) => game.players.includes(playerId)) : [];
  if (strokes && questions.length === 0 && onHole.length > 0 && onHole.length === players.length) return EVERYTHING;
  const asked = questions.map((cell) => marks.find((mark) => cell === mark.cell || cell.startsWith(`${mark.cell}.`))?.question ?? cell);
  return [...players.map(nameOf), ...new Set(asked)].join(', ');
}
