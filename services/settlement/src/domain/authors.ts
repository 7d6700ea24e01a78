import type { Change } from '@fairshare/store';
import type { Tab } from './tab';

/** User ids of everyone who wrote on a tab. */
export const authorsOf = ({ lines, twins }: Tab): string[] => [...new Set([...lines.flatMap(({ by }) => (by === null ? [] : [by])), ...Object.values(twins).map(({ by }) => by)])];

/** Takes a deleted account out of all lines. What was paid stays as it was. */
export function forgetAuthor(tab: Tab, userId: string): Change<Tab> {
  if (!authorsOf(tab).includes(userId)) return 'unchanged';
  const lines = tab.lines.map((line) => (line.by === userId ? { ...line, by: null } : line));
  const twins = Object.fromEntries(Object.entries(tab.twins).filter(([, { by }]) => by !== userId));
  return { state: { ...tab, lines, twins }, changes: [] };
}
