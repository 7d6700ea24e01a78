import type { GroupState } from '@fairshare/contracts';
import { namesOf } from '@fairshare/service-kit';
import type { SettlementDeps } from '../deps';
import { undoings, type OlderLines } from '../domain/older-lines';
import { entryIdsOf, rightsTo, type Writing } from '../domain/payment';
import type { Tab, TabLine } from '../domain/tab';

/** The name for a user whose account is deleted or unknown. */
const FORMER_MEMBER = 'Former member';

/** A line with the related facts from elsewhere. */
export interface ShownLine {
  readonly line: TabLine;
  readonly byName: string;
  /** For the line of a round: the round was deleted. */
  readonly isGone: boolean;
  /** For a payment: the line that reversed it. */
  readonly undoneBy: string | null;
  /** For a payment: the reader's own ids of it. */
  readonly entryIds: readonly string[];
  readonly canUndo: boolean;
  readonly canReopen: boolean;
}

/** The reader or writer of a tab, with the claims of the group's players. */
export const writingOf = ({ clock }: Pick<SettlementDeps, 'clock'>, userId: string, group: Pick<GroupState, 'claims'> | null): Writing => ({
  by: userId,
  now: clock().toISOString(),
  claims: group?.claims ?? {},
});

/**
 * Lines of a tab as shown to one of its members.
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
