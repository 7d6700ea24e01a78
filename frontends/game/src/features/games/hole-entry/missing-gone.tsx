import { useResolved } from '@fairshare/ui';
import { missingOn } from './use-save-hole';
import type { HoleInput } from './hole-inputs';
import type { HoleEntry } from './use-hole-entry';

/** Dismisses the message about missing cells of an input once the input is complete. */
export function MissingGone({ input, entry: { hole, missing } }: { input: HoleInput; entry: HoleEntry }): null {
  const lacking = input.cellsOn(hole).filter((cell) => missing.includes(cell));
  useResolved(missingOn(input, hole), lacking.length === 0);
  return null;
}
