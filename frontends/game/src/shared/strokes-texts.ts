/** Texts about strokes given, which are never called an official handicap. */

export const strokesGivenTo = (name: string): string => `${name}: strokes given`;
/** "None", "12 strokes", "Gives back 2" */
export function strokesGivenOption(given: number): string {
  if (given === 0) return 'None';
  return given < 0 ? `Gives back ${-given}` : `${given} ${given === 1 ? 'stroke' : 'strokes'}`;
}
