interface Range {
  min: number;
  max: number;
}

/** One press up or down. The first press, with nothing entered, gives the usual value in either direction. */
export function stepFrom(value: number | null, by: 1 | -1, usual: number, { min, max }: Range): number {
  const next = value === null ? usual : value + by;
  return Math.min(max, Math.max(min, next));
}

/**
 * Parses typed text: null when it is empty or a zero below the minimum, undefined when it is not accepted.
 * Another number below the minimum is accepted, since "1" is on the way to "12".
 */
export function typedValue(text: string, { min, max }: Range): number | null | undefined {
  if (text === '') return null;
  if (!/^\d+$/.test(text)) return undefined;
  const typed = Number(text);
  if (typed > max) return undefined;
  return typed === 0 && min > 0 ? null : typed;
}
