import type { Tab, TabLine } from '@fairshare/contracts';
import { centsToDollars, dollarsToCents } from '@fairshare/golf-rules';
import type { TabEntry } from './tab-outbox';

/**
 * A tab as this phone knows it: what the server said, and on top what was tapped here since. The payments settle the balances to the cent; whether
 * they are the fewest, the server says once it has everything.
 */
export function withTabEntries(tab: Tab, entries: readonly TabEntry[]): Tab {
  return entries.reduce((now, entry) => {
    const cents = effect(now.lines, entry);
    return cents === 0 || entry.groupId !== tab.groupId ? now : shifted(now, entry, cents);
  }, tab);
}

/** What `from` has given `to` more than the tab says. Cents. */
function effect(lines: readonly TabLine[], entry: TabEntry): number {
  const { kind, cents, paymentId, refusal, isTakenBack } = entry;
  if (refusal !== null) return 0;
  if (kind === 'pay') {
    const line = lineOfEntry(lines, entry);
    // The tab counts it already; one that was taken back counts until then, and no longer.
    if (line) return isTakenBack && line.undoneBy === null ? -cents : 0;
    return isTakenBack ? 0 : cents;
  }
  return lines.some(({ id, undoneBy }) => id === paymentId && undoneBy === null) ? -cents : 0;
}

/** The line that the server made of a payment tapped here, also where its answer got lost; undefined: none among these. */
export const lineOfEntry = <Line extends Pick<TabLine, 'id' | 'entryIds'>>(lines: readonly Line[], { key, sentAs }: Pick<TabEntry, 'key' | 'sentAs'>): Line | undefined =>
  lines.find(({ id, entryIds }) => id === sentAs || entryIds?.includes(key));

/** Whether the server may have a payment tapped here that the tab does not show: what is owed between its two is not known. */
export const isUncertain = (lines: readonly TabLine[], entry: TabEntry): boolean =>
  entry.kind === 'pay' && entry.isTried && entry.refusal === null && entry.sentAs === null && !lineOfEntry(lines, entry);

function shifted(tab: Tab, { from, to }: Pick<TabEntry, 'from' | 'to'>, cents: number): Tab {
  const balanceOf = (playerId: string) => dollarsToCents(tab.balances[playerId] ?? 0);
  const between = tab.payments.filter((payment) => (payment.from === from && payment.to === to) || (payment.from === to && payment.to === from));
  const owed = between.reduce((sum, payment) => sum + (payment.from === from ? 1 : -1) * dollarsToCents(payment.amount), 0) - cents;
  const nameOf = (playerId: string) => between.map((one) => (one.from === playerId ? one.fromName : one.toName))[0] ?? '';
  const [payer, receiver] = owed > 0 ? [from, to] : [to, from];
  const left = { from: payer, fromName: nameOf(payer), to: receiver, toName: nameOf(receiver), amount: centsToDollars(Math.abs(owed)) };
  const at = between[0] ? tab.payments.indexOf(between[0]) : tab.payments.length;
  const others = tab.payments.filter((payment) => !between.includes(payment));
  return {
    ...tab,
    balances: { ...tab.balances, [from]: centsToDollars(balanceOf(from) + cents), [to]: centsToDollars(balanceOf(to) - cents) },
    payments: owed === 0 ? others : [...others.slice(0, at), left, ...others.slice(at)],
  };
}
