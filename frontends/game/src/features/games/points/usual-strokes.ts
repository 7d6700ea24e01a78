/** Where counting starts before a player has a score in this game. */
const FIRST_USUAL = 4;

/**
 * What a player usually takes in this game: the middle of the strokes so far, the lower one of two, so that one blow-up hole does
 * not move it. Net strokes.
 */
export function usualStrokes(holes: Readonly<Record<string, Readonly<Record<string, number>>>>, playerId: string): number {
  const strokes = Object.values(holes).flatMap((hole) => hole[playerId] ?? []);
  strokes.sort((one, other) => one - other);
  return strokes[Math.floor((strokes.length - 1) / 2)] ?? FIRST_USUAL;
}
