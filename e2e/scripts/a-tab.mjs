/** A group's tab with all kinds of lines: a round, a correction, and payments of which one was undone and one disputed. */

const line = (id, day, more) => ({
  id,
  at: `2026-05-${String(day).padStart(2, '0')}T17:00:00.000Z`,
  by: 'somebody',
  byName: 'Bartholomew Featherstone',
  nets: {},
  round: null,
  payment: null,
  undoes: null,
  reason: null,
  undoneBy: null,
  canUndo: false,
  canReopen: false,
  ...more,
});

export function aTab(groupId, players) {
  const [one, two, three] = players.map(({ id }) => id);
  const round = { id: 'a-round', name: 'Twenty-four characters on', createdAt: '2026-05-02T12:00:00.000Z', isGone: false };
  const paid = (from, to, amount, note = null) => ({ payment: { from, to, amount, note }, nets: { [from]: amount, [to]: -amount } });
  const lines = [
    line('l6', 18, { kind: 'payment', ...paid(two, one, 12.32, 'At the bar, after the second round of drinks'), canReopen: true, canUndo: true }),
    line('l5', 17, { kind: 'undone', undoes: 'l4', reason: 'It was for lunch, not for the round', nets: { [three]: -5, [one]: 5 } }),
    line('l4', 16, { kind: 'payment', ...paid(three, one, 5), undoneBy: 'l5' }),
    line('l3', 12, { kind: 'correction', round, nets: { [one]: 1.25, [two]: -1.25 } }),
    line('l2', 10, { kind: 'round', round: { ...round, name: 'Rained off', isGone: true }, nets: { [one]: -1234.5, [three]: 1234.5 } }),
    line('l1', 2, { kind: 'round', round, nets: Object.fromEntries(players.map(({ id }, seat) => [id, [30.5, -12.25, -6.25, -12][seat] ?? 0])) }),
  ];
  const balances = Object.fromEntries(players.map(({ id }, seat) => [id, [14, -9.5, -4.5, 0][seat] ?? 0]));
  const nameOf = (playerId) => players.find(({ id }) => id === playerId)?.name ?? '';
  const pays = (from, to, amount) => ({ from, fromName: nameOf(from), to, toName: nameOf(to), amount });
  return { groupId, version: 6, balances, payments: [pays(two, one, 9.5), ...(three ? [pays(three, one, 4.5)] : [])], optimal: true, lines };
}
