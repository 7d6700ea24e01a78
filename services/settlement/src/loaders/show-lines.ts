import type { GroupState } from '@fairshare/contracts';
import { namesOf } from '@fairshare/service-kit';
import type { SettlementDeps } from '../deps';
import { undoings, type OlderLines } from '../domain/older-lines';
import { entryIdsOf, rightsTo, type Writing } from '../domain/payment';
import type { Tab, TabLine } from '../domain/tab';

/** Whose account is gone, or who nobody knows. */
const FORMER_MEMBER = 'Former member';

/** A line with what stands elsewhere about it. */
export interface ShownLine {
  readonly line: TabLine;
  readonly byName: string;
  /** Of a round's line: the round was deleted. */
  readonly isGone: boolean;
  /** Of a payment: the line that took it back. */
  readonly undoneBy: string | null;
  /** Of a payment: what the reader calls it. */
  readonly entryIds: readonly string[];
  readonly canUndo: boolean;
  readonly canReopen: boolean;
}

/** Who reads or writes a tab, with who says to be which of the group's players. */
export const writingOf = ({ clock }: Pick<SettlementDeps, 'clock'>, userId: string, group: Pick<GroupState, 'claims'> | null): Writing => ({
  by: userId,
  now: clock().toISOString(),
  claims: group?.claims ?? {},
});

/**
 * Lines of a tab as one of its members reads them.
 * @param reader `by`: that member
 * @param older the pages that some of the lines are from
 */
export async function showLines({ accounts }: Pick<SettlementDeps, 'accounts'>, reader: Writing, tab: Tab, lines: readonly TabLine[], older: OlderLines): Promise<ShownLine[]> {
  const people = lines.flatMap(({ by }) => (by === null ? [] : [by]));
  const names = await namesOf(accounts, reader.by, people, FORMER_MEMBER);
  const undone = undoings(tab, older);
  const gone = new Set(older.found.flatMap((page) => page.gone));
  return lines.map((line) => {
    const undoneBy = undone.get(line.id) ?? null;
    return {
      line,
      byName: names.get(line.by ?? '') ?? FORMER_MEMBER,
      isGone: 'round' in line && (gone.has(line.round.id) || tab.rounds[line.round.id]?.isGone === true),
      undoneBy,
      entryIds: line.kind === 'payment' ? entryIdsOf(tab, line, reader.by, older) : [],
      ...(line.kind === 'payment' && undoneBy === null ? rightsTo(tab, line, reader, older) : { canUndo: false, canReopen: false }),
    };
  });
}
