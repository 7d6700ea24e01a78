/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { Tab, TabLine } from '@fairshare/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { dialog, holdMessages, tab as mainTab } from './support/app-frame';
import { resetBrowser } from './support/browser';
import type { FakeApi } from './support/fake-api';
import { aGame, aGroup, NO_PREFERENCES } from './support/golf-data';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));
jest.mock('../src/features/payouts/payouts-tab', () => ({ __esModule: true, default: () => <h1>Payouts screen</h1> }));

const PAY = 'POST /api/groups/g1/tab/payments';
const GET = 'GET /api/groups/g1/tab';

const line = (id: string, more: Partial<TabLine>): TabLine => ({
  id,
  kind: 'payment',
  at: '2026-05-09T12:00:00.000Z',
  by: 'u2',
  byName: 'Bo',
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
const ROUND = line('l1', { kind: 'round', nets: { p1: 14, p2: -14 }, round: { id: 's1', name: 'Saturday', createdAt: '2026-05-02T12:00:00.000Z', isGone: false } });
const PAID_BY_BO = line('l2', { nets: { p1: -5, p2: 5 }, payment: { from: 'p2', to: 'p1', amount: 5, note: 'at the bar' }, canReopen: true });

/** Plays the server of one tab: Bo owes Ann a debt, less the payments. */
class TabTable {
  lines: TabLine[];
  readonly api: FakeApi;

  constructor(lines: TabLine[], me: string | null = 'p1', claims: Record<string, string> = me === null ? {} : { [me]: 'Ann' }) {
    this.lines = lines;
    this.api = anApi({
      preferences: { ...NO_PREFERENCES, selectedGroupId: 'g1' },
      groups: [aGroup('g1', 'Regulars', { me, claims })],
      games: [aGame('s1', 'g1', 'Saturday')],
    })
      .on(GET, () => ({ body: this.tab() }))
      .on(PAY, (body) => ({ status: 201, body: this.pay(body as { from: string; to: string; amount: number }) }));
  }

  tab(): Tab {
    const balance = this.lines.reduce((sum, { nets }) => sum + (nets['p1'] ?? 0), 0);
    const payments = balance === 0 ? [] : [{ from: 'p2', fromName: 'Bo Ray', to: 'p1', toName: 'Ann Lee', amount: balance }];
    return { groupId: 'g1', version: this.lines.length, balances: { p1: balance, p2: -balance }, payments, optimal: true, lines: this.lines };
  }

  pay({ from, to, amount }: { from: string; to: string; amount: number }): TabLine {
    const paid = line(`l${this.lines.length + 1}`, { byName: 'Ann', nets: { [from]: amount, [to]: -amount }, payment: { from, to, amount, note: null }, canUndo: true });
    this.lines = [paid, ...this.lines];
    return paid;
  }
}

let online: jest.SpyInstance<boolean>;
beforeEach(async () => {
  await resetBrowser();
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.hasPointerCapture = () => false;
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => online.mockRestore());

function signal(there: boolean): void {
  online.mockReturnValue(there);
  act(() => void window.dispatchEvent(new Event(there ? 'online' : 'offline')));
}

async function openTab() {
  const { actor, unmount } = showApp();
  await actor.click(await screen.findByRole('button', { name: /The tab: what everyone owes now/ }));
  return { actor, unmount, sheet: within(await dialog('Regulars: the tab')) };
}

test('when a group has a tab, then it is explained line by line', async () => {
  new TabTable([PAID_BY_BO, ROUND]);
  const { actor, sheet } = await openTab();
  expect(screen.getAllByText('You’re $9.00 up').length).toBeGreaterThan(0);
  expect(sheet.getByRole('article')).toHaveTextContent('You get from Bo Ray $9.00');
  await actor.click(sheet.getByRole('button', { name: /^Saturday Finished by Bo, May 9, 2026/ }));
  expect(sheet.getAllByText('gets $14.00').length).toBeGreaterThan(0);
  await actor.click(sheet.getByRole('button', { name: 'See the Round' }));
  expect(await screen.findByText('Payouts screen')).toBeInTheDocument();
  expect(mainTab('Payouts')).toHaveAttribute('aria-current', 'page');
});

test('when nothing is on the tab, then it says so once', async () => {
  new TabTable([]);
  const { sheet } = await openTab();
  expect(sheet.getByText('Nothing on the tab yet')).toBeInTheDocument();
  expect(sheet.queryByText('All square')).not.toBeInTheDocument();
});

test('when side games alone were settled, then the tab names them', async () => {
  const chosen = { selectedGames: ['points', 's1.s1'], sideGames: [{ id: 's1.s1', name: 'Friday Skins' }], pointValue: null, fbtValue: null } as TabLine['chosen'];
  new TabTable([{ ...ROUND, chosen }]);
  const { actor, sheet } = await openTab();
  await actor.click(sheet.getByRole('button', { name: /^Saturday Finished by Bo, May 9, 2026/ }));
  expect(sheet.getByText('Settled by another choice than the whole round: 2/9/16 Points, Friday Skins.')).toBeInTheDocument();
});

test('when nobody said who they are, then the sentence is neutral, and anybody records', async () => {
  new TabTable([ROUND], null);
  const { sheet } = await openTab();
  expect(sheet.getByText('1 payment makes it even')).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Paid: Bo Ray → Ann Lee $14.00' })).toBeEnabled();
});

test("when a payment's two sides are others, then it says who may record", async () => {
  new TabTable([ROUND], null, { p2: 'Bo' });
  const { sheet } = await openTab();
  expect(sheet.getByText('Only Bo Ray can mark this as paid.')).toBeInTheDocument();
  expect(sheet.queryByRole('button', { name: /^Paid:/ })).not.toBeInTheDocument();
});

test('when Paid is tapped, then it counts at once; Undo reverses it', async () => {
  const table = new TabTable([ROUND]);
  table.api.on('DELETE /api/groups/g1/tab/payments/l2', () => {
    table.lines = [
      line('l3', { kind: 'undone', byName: 'Ann', undoes: 'l2', nets: { p1: 14, p2: -14 } }),
      ...table.lines.map((one) => (one.id === 'l2' ? { ...one, undoneBy: 'l3' } : one)),
    ];
    return { body: table.lines[0] };
  });
  const { actor, sheet } = await openTab();
  await actor.click(sheet.getByRole('button', { name: 'Paid: Bo Ray → Ann Lee $14.00' }));
  await holdMessages();
  expect(await sheet.findByText('All square')).toBeInTheDocument();
  await waitFor(() => expect(table.api.bodies(PAY)).toMatchObject([{ from: 'p2', to: 'p1', amount: 14, seen: 'l1' }]));
  // The message is next to the dialog, which hides all other content from screen readers; in the dialog, the line has its own button.
  await actor.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  expect(await sheet.findByText('You’re $14.00 up')).toBeInTheDocument();
  await waitFor(() => expect(table.api.asked('DELETE /api/groups/g1/tab/payments/l2')).toHaveLength(1));
});

test('when Undo is pressed twice, then the payment is taken back once', async () => {
  const table = new TabTable([ROUND]);
  const undo = 'DELETE /api/groups/g1/tab/payments/l2';
  table.api.on(undo, () => new Promise(() => undefined));
  const { sheet } = await openTab();
  act(() => sheet.getByRole('button', { name: 'Paid: Bo Ray → Ann Lee $14.00' }).click());
  await holdMessages();
  await waitFor(() => expect(table.api.bodies(PAY)).toHaveLength(1));
  await sheet.findByRole('button', { name: /^Bo Ray paid you \$14.00 Recorded by/ });
  const button = await screen.findByRole('button', { name: 'Undo', hidden: true });
  // Both clicks come before the message disappears.
  act(() => [button, button].forEach((one) => one.click()));
  await waitFor(() => expect(table.api.asked(undo)).not.toHaveLength(0));
  expect(await sheet.findByText('You’re $14.00 up')).toBeInTheDocument();
  expect(sheet.queryByText('You’re $28.00 up')).not.toBeInTheDocument();
});

test('when a payment is undone, then it stays as one struck-through row', async () => {
  new TabTable([line('l3', { kind: 'undone', byName: 'Ann', undoes: 'l2', nets: { p1: 5, p2: -5 } }), { ...PAID_BY_BO, undoneBy: 'l3' }, ROUND]);
  const { sheet } = await openTab();
  const rows = within(sheet.getByRole('list', { name: 'What it comes from' })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent('Bo Ray paid you $5.00 Recorded by Bo, May 9, 2026 · Undone by Ann, May 9, 2026');
  expect(within(rows[0] as HTMLElement).getByText('Bo Ray paid you $5.00')).toHaveAttribute('data-struck');
});

test('when a payment is undone in its row, then its toast goes too', async () => {
  const table = new TabTable([ROUND]);
  table.api.on('DELETE /api/groups/g1/tab/payments/l2', () => new Promise(() => undefined));
  const { actor, sheet } = await openTab();
  await actor.click(sheet.getByRole('button', { name: 'Paid: Bo Ray → Ann Lee $14.00' }));
  expect(await screen.findAllByText(/^Recorded: /)).not.toHaveLength(0);
  await actor.click(await sheet.findByRole('button', { name: /^Bo Ray paid you \$14.00 Recorded by/ }));
  await actor.click(sheet.getByRole('button', { name: 'Undo' }));
  expect(await sheet.findByText('You’re $14.00 up')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/^Recorded: /)).not.toBeInTheDocument());
});

test('when a player has the reader’s name, then one tap says so', async () => {
  const table = new TabTable([ROUND], null);
  const claimed = aGroup('g1', 'Regulars', { me: 'p1', claims: { p1: 'Ann' } });
  table.api.on('PUT /api/groups/g1/players/p1/me', () => {
    table.api.on('GET /api/groups/g1', { body: claimed });
    return { body: claimed };
  });
  const { actor, sheet } = await openTab();
  expect(sheet.getByText('Are you Ann Lee?')).toBeInTheDocument();
  await actor.click(sheet.getByRole('button', { name: 'Yes' }));
  expect(await sheet.findByText('You’re $14.00 up')).toBeInTheDocument();
  expect(sheet.queryByText('Are you Ann Lee?')).not.toBeInTheDocument();
});

test('when the reader is somebody else, then the phone asks no more', async () => {
  new TabTable([ROUND], null);
  const first = await openTab();
  await first.actor.click(first.sheet.getByRole('button', { name: 'No' }));
  expect(first.sheet.getByText('Say which player you are under People, and the tab speaks to you.')).toBeInTheDocument();
  first.unmount();
  const { sheet } = await openTab();
  expect(sheet.queryByText('Are you Ann Lee?')).not.toBeInTheDocument();
});

test('when a part is paid, then the rest stays', async () => {
  const table = new TabTable([ROUND]);
  const { actor, sheet } = await openTab();
  await actor.click(sheet.getByRole('button', { name: 'Part…: Bo Ray → Ann Lee $14.00' }));
  const part = within(await dialog('Paid in part'));
  await actor.type(part.getByLabelText('Amount'), '14.01');
  await actor.click(part.getByRole('button', { name: 'Record' }));
  expect(part.getByText('Enter an amount from $0.01 to $14.00')).toBeInTheDocument();
  await actor.clear(part.getByLabelText('Amount'));
  await actor.type(part.getByLabelText('Amount'), '7.5');
  await actor.click(part.getByRole('button', { name: 'Record' }));
  expect(await sheet.findByText('You’re $6.50 up')).toBeInTheDocument();
  await waitFor(() => expect(table.api.bodies(PAY)).toMatchObject([{ amount: 7.5 }]));
});

test('when there is no signal, then a payment waits and is sent later', async () => {
  const table = new TabTable([ROUND]);
  const { actor, sheet } = await openTab();
  signal(false);
  await actor.click(sheet.getByRole('button', { name: 'Paid: Bo Ray → Ann Lee $14.00' }));
  expect(await sheet.findByText('Waiting to be sent')).toBeInTheDocument();
  expect(await screen.findAllByText(/1 payment waits/)).not.toHaveLength(0);
  expect(table.api.asked(PAY)).toEqual([]);
  table.api.on(PAY, { status: 403, body: { message: 'Only Bo can record it', code: 'FORBIDDEN' } });
  signal(true);
  expect(await sheet.findByText('Could not be sent: Only Bo can record it')).toBeInTheDocument();
  expect(sheet.getByText('You’re $14.00 up')).toBeInTheDocument();
  const [call] = table.api.asked(PAY);
  expect(call?.headers.get('idempotency-key')).toBeTruthy();
  expect(call?.body).toMatchObject({ at: expect.stringMatching(/^\d{4}-/) });
  await actor.click(sheet.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(sheet.queryByText(/Could not be sent/)).not.toBeInTheDocument());
});

test('when the other side disputes a payment, then its reason is shown', async () => {
  const table = new TabTable([PAID_BY_BO, ROUND]);
  table.api.on('POST /api/groups/g1/tab/payments/l2/reopen', (body) => {
    const { reason } = body as { reason: string };
    table.lines = [line('l3', { kind: 'undone', byName: 'Ann', undoes: 'l2', reason, nets: { p1: 5, p2: -5 } }), { ...PAID_BY_BO, undoneBy: 'l3', canReopen: false }, ROUND];
    return { body: table.lines[0] };
  });
  const { actor, sheet } = await openTab();
  await actor.click(sheet.getByRole('button', { name: /^Bo Ray paid you \$5.00/ }));
  expect(sheet.getByText('at the bar')).toBeInTheDocument();
  await actor.click(sheet.getByRole('button', { name: 'Not Right?' }));
  const ask = within(await dialog('Not right?'));
  await actor.click(ask.getByRole('button', { name: 'Put It Back' }));
  expect(ask.getByText('Say what is not right')).toBeInTheDocument();
  await actor.type(ask.getByLabelText('What is not right?'), 'It was for lunch');
  await actor.click(ask.getByRole('button', { name: 'Put It Back' }));
  expect(await sheet.findByText('You’re $14.00 up')).toBeInTheDocument();
  const payments = sheet.getAllByRole('button', { name: /Bo Ray paid you \$5.00/ });
  expect(payments).toHaveLength(1);
  expect(payments[0]).toHaveTextContent('Recorded by Bo, May 9, 2026 · Ann disagreed: “It was for lunch”, May 9, 2026');
});
