import type { PersonalTabs, Tab as TabResource, TabLine as LineResource } from '@fairshare/contracts';
import { centsToDollars } from '@fairshare/golf-rules';
import type { ChosenGames } from '../domain/tab';
import type { LinesOfGroup } from '../queries/lines-by';
import type { ReadTab } from '../queries/tab-of';
import type { ShownLine } from '../loaders/show-lines';
import { inDollars, transactions } from './present-settlement';

/** Converts cents to dollars. */
export const presentTab = ({ group, version, balances, settlement, lines, canRemind }: ReadTab): TabResource => ({
  groupId: group.id,
  version,
  balances: inDollars(balances),
  payments: transactions(group, settlement.payments),
  optimal: settlement.optimal,
  lines: lines.map(presentLine),
  canRemind: [...canRemind],
});

export function presentLine({ line, byName, isGone, undoneBy, entryIds, canUndo, canReopen }: ShownLine): LineResource {
  const { id, kind, at, by, nets } = line;
  const base = {
    id,
    kind,
    at,
    by,
    byName,
    nets: inDollars(nets),
    round: null,
    payment: null,
    undoes: null,
    reason: null,
    undoneBy,
    ...(entryIds.length > 0 && { entryIds: [...entryIds] }),
    canUndo,
    canReopen,
  };
  switch (line.kind) {
    case 'round':
    case 'correction':
      return { ...base, round: { ...line.round, isGone }, ...(line.chosen && { chosen: presentChoice(line.chosen) }) };
    case 'payment':
      return { ...base, payment: { from: line.payment.from, to: line.payment.to, amount: centsToDollars(line.payment.cents), note: line.payment.note } };
    case 'undone':
      return { ...base, undoes: line.undoes, reason: line.reason };
  }
}

export const presentPersonal = (written: readonly LinesOfGroup[]): PersonalTabs => written.map(({ groupId, lines }) => ({ groupId, lines: lines.map(presentLine) }));

const presentChoice = ({ selectedGames, sideGames, pointValueCents, fbtValueCents }: ChosenGames) => ({
  selectedGames: [...selectedGames],
  ...(sideGames && { sideGames: [...sideGames] }),
  pointValue: pointValueCents === null ? null : centsToDollars(pointValueCents),
  fbtValue: fbtValueCents === null ? null : centsToDollars(fbtValueCents),
});
