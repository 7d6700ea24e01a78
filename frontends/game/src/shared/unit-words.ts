/** A standing in a game's own unit: "1 skin", "2 skins", "−1 up". Fractions of a skin have two decimals at most. */
export function unitWords(count: number, unit: string): string {
  const figure = String(Math.round(count * 100) / 100).replace('-', '−');
  return `${figure} ${count === 1 ? unit.replace(/s$/, '') : unit}`;
}
