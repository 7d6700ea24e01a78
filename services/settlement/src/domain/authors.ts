import type { Change } from '@fairshare/store';
import type { Tab } from './tab';

/** A tab or a page of its older lines: both contain user ids. */
type WithAuthors = Pick<Tab, 'lines' | 'twins' | 'recorded'>;

/** The ids of all users who wrote on a tab, or on this page of it. */
export function authorsOf({ lines, twins, recorded }: WithAuthors): string[] {
  const people = [...lines.flatMap(({ by }) => (by === null ? [] : [by])), ...Object.values(twins).map(({ by }) => by), ...Object.keys(recorded?.by ?? {})];
  return [...new Set(people)];
}

/** Removes a deleted account from all lines. The amounts stay unchanged. */
export function forgetAuthor<State extends WithAuthors>(state: State, userId: string): Change<State> {
  if (!authorsOf(state).includes(userId)) return 'unchanged';
  const lines = state.lines.map((line) => (line.by === userId ? { ...line, by: null } : line));
  const twins = Object.fromEntries(Object.entries(state.twins).filter(([, { by }]) => by !== userId));
  const { recorded } = state;
  const by = Object.fromEntries(Object.entries(recorded?.by ?? {}).filter(([author]) => author !== userId));
  return { state: { ...state, lines, twins, ...(recorded && { recorded: { ...recorded, by } }) }, changes: [] };
}
