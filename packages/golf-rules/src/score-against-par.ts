/** What golfers draw around a score on a card: a circle for each stroke under par, a square for each over, two at most. */
export type ScoreShape = 'plain' | 'circle' | 'two-circles' | 'square' | 'two-squares';

/** A score against par: the shape drawn around it, and its name. */
export interface ScoreAgainstPar {
  readonly shape: ScoreShape;
  readonly name: string;
}

const SHAPES: readonly ScoreShape[] = ['two-circles', 'circle', 'plain', 'square', 'two-squares'];
/** The names from three under par on. */
const NAMES: readonly string[] = ['Albatross', 'Eagle', 'Birdie', 'Par', 'Bogey', 'Double bogey', 'Triple bogey'];

/** The shape that golfers draw around a score, and its name. @param strokes gross or net */
export function scoreAgainstPar(strokes: number, par: number): ScoreAgainstPar {
  const over = strokes - par;
  const shape = SHAPES[Math.max(-2, Math.min(2, over)) + 2] as ScoreShape;
  return { shape, name: NAMES[over + 3] ?? `${Math.abs(over)} ${over < 0 ? 'under' : 'over'} par` };
}
