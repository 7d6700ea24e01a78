import type { Tab, TabLine } from '@fairshare/contracts';
import { centsToDollars, dollarsToCents } from '@fairshare/golf-rules';
import type { TabEntry } from './tab-outbox';

/**
 * Adds the payments that were tapped on this phone to the server's tab. The payments of the result settle its balances to the cent. Whether they are the
 * fewest is known only once the server has everything.
 */
export function withTabEntries(tab: Tab, entries: readonly TabEntry[]): Tab {
  return entries.reduce((now, entry) => {
    const cents = effect(now.lines, entry);
    return cents === 0 || entry.groupId !== tab.groupId ? now : shifted(now, entry, cents);
  }, tab);
}

/** How much more `from` has paid `to` than the tab shows. Cents. */
function effect(lines: readonly TabLine[], entry: TabEntry): number {
  const { kind, cents, paymentId, refusal, isTakenBack } = entry;
  if (refusal !== null) return 0;
  if (kind === 'pay') {
    const line = lineOfEntry(lines, entry);
    // The tab counts the payment already. If the golfer took it back, it is subtracted until the tab shows it as undone.
    if (line) return isTakenBack && line.undoneBy === null ? -cents : 0;
    return isTakenBack ? 0 : cents;
  }
  return lines.some(({ id, undoneBy }) => id === paymentId && undoneBy === null) ? -cents : 0;
}

/** The line that the server created for a payment tapped here, even if the response was lost; undefined: none of these. */
export const lineOfEntry = <Line extends Pick<TabLine, 'id' | 'entryIds'>>(lines: readonly Line[], { key, sentAs }: Pick<TabEntry, 'key' | 'sentAs'>): Line | undefined =>
  lines.find(({ id, entryIds }) => id === sentAs || entryIds?.includes(key));

/** Whether the server may have a payment tapped here that the tab does not show. The debt between its two players is then unknown. */
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
