import { formatSignedDollars, receiptOf, SELECTION_NAMES, SELECTIONS, settleRound } from '@fairshare/golf-rules';
import { roundInput } from '../../src/features/payouts/money/phone-round';
import { receiptCsv } from '../../src/features/payouts/share/receipt-csv';
import type { SettlementScope } from '../../src/features/payouts/settle/settlement-scope';
import { receiptText } from '../../src/features/payouts/share/receipt-text';
import { throughWords } from '../../src/features/payouts/share/through';
import { roundTitle } from '../../src/features/payouts/share/round-title';
import { fileName } from '../../src/shared/send';
import { aGroup } from '../support/golf-data';
import { aRound, GOLFERS } from '../support/payouts-round';

const TITLE = { game: 'Saturday', group: 'Regulars', day: 'May 2, 2026' };
const settlement = settleRound(roundInput(aRound()), SELECTIONS);
const receipt = receiptOf(settlement);

/** Parses CSV (RFC 4180). */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    if (end === '' && !quoted && !plain) break;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

describe('the table', () => {
  const [heading, ...rows] = parse(receiptCsv(TITLE, GOLFERS, receipt).slice(1));
  const centsOf = (row: string[]) => Math.round(Number(row[7]) * 100);
  const rowsOf = (entry: string, player: string) => rows.filter((row) => row[3] === entry && row[4] === player);
  const sum = (found: string[][]) => found.reduce((total, row) => total + centsOf(row), 0);

  test('when a receipt is a table, then each player and game has a line', () => {
    expect(heading).toEqual(['Date', 'Group', 'Round', 'Entry', 'Player', 'Game', 'Paid to', 'Amount']);
    for (const { name } of GOLFERS) {
      expect(rowsOf('Net of a game', name).map((row) => row[5])).toEqual(SELECTIONS.map((selection) => SELECTION_NAMES[selection]));
    }
    expect(rows[0]).toEqual(['May 2, 2026', 'Regulars', 'Saturday', 'Net of a game', 'Ann Lee', 'Card Game', '', '2.34']);
  });

  test.each(GOLFERS)('when the lines of $name are added up, then they are the net', ({ id, name }) => {
    const totals = rowsOf('Total', name);
    expect(totals).toHaveLength(1);
    expect(sum(rowsOf('Net of a game', name))).toBe(sum(totals));
    expect(sum(totals)).toBe(settlement.nets[id]);
  });

  test('when payments and totals are added up, then they settle to 0', () => {
    for (const { name } of GOLFERS) {
      const received = rows.filter((row) => row[3] === 'Payment' && row[6] === name);
      expect(sum(rowsOf('Payment', name)) - sum(received)).toBe(sum(rowsOf('Total', name)));
    }
    expect(sum(rows.filter((row) => row[3] === 'Total'))).toBe(0);
  });
});

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\tx', `"'\tx"`],
  ['a;=1+1;b', `"a;'=1+1;b"`],
  ['Lee, Ann', '"Lee, Ann"'],
])('when a name is %j, then the table has it as text', (name, cell) => {
  const players = GOLFERS.map((player) => (player.id === 'ann' ? { ...player, name } : player));
  const lines = receiptCsv(TITLE, players, receipt).split('\r\n');
  expect(lines[1]).toBe(`"May 2, 2026","Regulars","Saturday","Net of a game",${cell},"Card Game","",2.34`);
});

const EVERYTHING: SettlementScope = { chosen: ['cards', 'points', 'fbt', 'bbb-points', 'bbb-fbt'], leftOut: [], isStale: false };

test('when a message covers everything, then it has payments and nets', () => {
  const lines = receiptText(TITLE, GOLFERS, receipt, { scope: EVERYTHING, isProvisional: true }).split('\n');
  expect(lines[0]).toBe('Saturday, Regulars, May 2, 2026');
  expect(lines[1]).toBe(`${settlement.payments.length} payments settle everything`);
  const nets = GOLFERS.map(({ id, name }) => `${name} ${formatSignedDollars(settlement.nets[id] ?? 0)}`);
  expect(lines[settlement.payments.length + 2]?.split(' · ').sort()).toEqual(nets.sort());
  expect(lines).toHaveLength(settlement.payments.length + 4);
  expect(lines.at(-1)).toBe('Provisional: not every hole of the pots is entered yet.');
});

test('when a message leaves games out, then it names them', () => {
  const leftOut = [
    { selection: 'bbb-points' as const, cents: 900 },
    { selection: 'bbb-fbt' as const, cents: 3500 },
  ];
  const part = receiptText(TITLE, GOLFERS, receipt, { scope: { chosen: ['cards', 'points', 'fbt'], leftOut, isStale: false }, isProvisional: false }).split('\n');
  expect(part[1]).toMatch(/^\d payments settle Card Game and 2\/9\/16$/);
  expect(part).toContain('Not in these payments: BBB Points $9.00, BBB FBT $35.00');
  const stale = receiptText(TITLE, GOLFERS, receipt, { scope: { ...EVERYTHING, isStale: true }, isProvisional: false }).split('\n');
  expect(stale[1]).toMatch(/^Out of date: \d payments for Card Game, 2\/9\/16 and BBB$/);
});

test('when all players are even, then the message says that no payments are needed', () => {
  const even = settleRound(roundInput(aRound({ points: { holes: {} } })), ['points']);
  expect(receiptText(TITLE, GOLFERS, receiptOf(even), { scope: { ...EVERYTHING, chosen: ['points'] }, isProvisional: false }).split('\n')[1]).toBe(
    'All players are even - no payments needed!',
  );
});

test.each([
  ['Game 5/2/2026', 'Game 522026.csv'],
  ['../..', 'receipt.csv'],
  ['Öl & Golf', 'Öl Golf.csv'],
])('when the title is %j, then the file is called %j', (title, name) => {
  expect(fileName(title, 'csv')).toBe(name);
});

test.each([
  ['America/Los_Angeles', 'Dec 31, 2026'],
  ['Pacific/Kiritimati', 'Jan 1, 2027'],
  [undefined, 'Jan 1, 2027'],
])('when the group plays in %s, then message and table say %s', (timeZone, day) => {
  const round = aRound({ game: { createdAt: '2027-01-01T00:30:00.000Z' } });
  const title = roundTitle(round, aGroup('g1', 'Regulars', { timeZone }));
  expect(receiptText(title, GOLFERS, receipt, { scope: EVERYTHING, isProvisional: false }).split('\n')[0]).toBe(`Saturday, Regulars, ${day}`);
  const rows = parse(receiptCsv(title, GOLFERS, receipt).slice(1)).slice(1);
  expect(new Set(rows.map(([date]) => date))).toEqual(new Set([day]));
});

test('when a message is sent mid-round, then it says how far, with a link', () => {
  const link = 'https://golf.example/?group=g1&game=s1&tab=scoreboard';
  const through = throughWords(aRound({ points: { holes: { 1: { ann: 4, bo: 4, cy: 5, di: 5 }, 2: { ann: 4, bo: 4, cy: 5, di: 5 } } } }));
  expect(through).toMatch(/^2\/9\/16 through 2(, BBB through \d+)?$/);
  const lines = receiptText(TITLE, GOLFERS, receipt, { scope: EVERYTHING, isProvisional: false, through, link }).split('\n');
  expect(lines.slice(-2)).toEqual([through, link]);
});
