import { absenceOf, type Roster } from '@fairshare/golf-rules';

/** "left after hole 9", "came on hole 4", "plays holes 1–3, 7". Null for a player who plays the whole round, or is not in it. */
export function absenceWords(roster: Roster | null | undefined, playerId: string, firstHole?: number): string | null {
  const absence = roster?.players.includes(playerId) ? absenceOf(roster, playerId, firstHole) : null;
  switch (absence?.kind) {
    case 'left':
      return `left after hole ${absence.afterHole}`;
    case 'came':
      return `came on hole ${absence.onHole}`;
    case 'some':
      return `plays ${absence.holes.length === 1 ? 'hole' : 'holes'} ${rangesOf(absence.holes)}`;
    case undefined:
      return null;
  }
}

/** "1–3, 7" */
export function rangesOf(holes: readonly number[]): string {
  const ranges: number[][] = [];
  for (const hole of holes) {
    const last = ranges.at(-1);
    if (last?.at(-1) === hole - 1) last.push(hole);
    else ranges.push([hole]);
  }
  return ranges.map((range) => (range.length === 1 ? `${range[0]}` : `${range[0]}–${range.at(-1)}`)).join(', ');
}
