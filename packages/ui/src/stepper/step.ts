interface Range {
  min: number;
  max: number;
}

/** One press up or down. The first press, with nothing entered, gives the usual value whichever way it goes. */
export function stepFrom(value: number | null, by: 1 | -1, usual: number, { min, max }: Range): number {
  const next = value === null ? usual : value + by;
  return Math.min(max, Math.max(min, next));
}

/**
 * What typed text means: null when it is empty or zero below the minimum, undefined when it cannot be accepted.
 * A number below the minimum passes, since "1" is on the way to "12".
 */
export function typedValue(text: string, { min, max }: Range): number | null | undefined {
  if (text === '') return null;
  if (!/^\d+$/.test(text)) return undefined;
  const typed = Number(text);
  if (typed > max) return undefined;
  return typed === 0 && min > 0 ? null : typed;
}
