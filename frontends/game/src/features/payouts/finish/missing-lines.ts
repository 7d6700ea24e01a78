import { definitionOf, type MissingOnHole, playersOn, type Roster } from '@fairshare/golf-rules';
import { EVERYTHING, holesWords, missingWords } from './texts';

/** What is missing, one line for holes that lack the same: "2/9/16, holes 17, 18: Ann Lee and Bo Ray". */
export function missingLines(missing: readonly MissingOnHole[], nameOf: (playerId: string) => string, roster: Roster | null | undefined): readonly string[] {
  const lines = new Map<string, { game: MissingOnHole['game']; what: string; holes: number[] }>();
  for (const one of missing) {
    const what = whatOf(one, nameOf, roster);
    const line = lines.get(`${one.game} ${what}`) ?? { game: one.game, what, holes: [] };
    line.holes.push(one.hole);
    lines.set(`${one.game} ${what}`, line);
  }
  return [...lines.values()].map(({ game, holes, what }) => missingWords(definitionOf(game).name, holesWords(holes), what));
}

function whatOf({ game, hole, players, questions }: MissingOnHole, nameOf: (playerId: string) => string, roster: Roster | null | undefined): string {
  const { strokes, questions: asked = [] } = definitionOf(game).inputs;
  const hasNoStrokes = !strokes || (roster ? playersOn(roster, hole).length === players.length : false);
  if (hasNoStrokes && questions.length === asked.length) return EVERYTHING;
  const unanswered = asked.filter(({ key }) => questions.includes(key)).map(({ name }) => name);
  return [...players.map(nameOf), ...unanswered].join(', ');
}
