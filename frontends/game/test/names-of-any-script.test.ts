import { receiptOf, SELECTIONS, settleRound } from '@fairshare/golf-rules';
import { roundInput } from '../src/features/payouts/money/phone-round';
import { receiptText } from '../src/features/payouts/share/receipt-text';
import { fitText } from '../src/features/payouts/picture/fit-text';
import { wins } from '../src/features/payouts/share/texts';
import { whyTitle } from '../src/features/payouts/why/texts';
import { fileName } from '../src/shared/send';
import { shortNames } from '../src/shared/short-names';
import { paymentWords } from '../src/shared/tab-words';
import { aRound, GOLFERS } from './support/payouts-round';

const HEBREW = 'דנה כהן';
const ARABIC = 'محمد علي';
const FAMILY = '👨‍👩‍👧';
const named = (name: string) => ({ id: name, name, initials: '', color: '#000000' });
/** First strong isolate, pop directional isolate. */
const apart = (name: string) => `\u2068${name}\u2069`;

test('when names are read from right to left, then sentences keep each apart', () => {
  expect(whyTitle(named(HEBREW), named(ARABIC), 1250)).toBe(`Why ${apart(HEBREW)} pays ${apart(ARABIC)} $12.50`);
  expect(paymentWords(HEBREW, 'Ben', 300)).toBe(`${apart(HEBREW)} → Ben $3.00`);
  expect(wins([HEBREW, ARABIC])).toBe(`${apart(HEBREW)} and ${apart(ARABIC)} share it`);
});

test('when a receipt names an Arab player, then the name turns no amount around', () => {
  const players = GOLFERS.map((player) => (player.id === 'ann' ? { ...player, name: ARABIC } : player));
  const receipt = receiptOf(settleRound(roundInput(aRound()), SELECTIONS));
  const text = receiptText({ game: 'Saturday', group: '', day: '' }, players, receipt, {
    scope: { chosen: [...SELECTIONS], leftOut: [], isStale: false },
    isProvisional: false,
  });
  expect(text.split(ARABIC)).toHaveLength(text.split(apart(ARABIC)).length);
});

test('when a short name ends with an initial, then it is a whole letter', () => {
  const short = shortNames(['Ann e\u0301toile', 'Ann Bell', `Bo ${FAMILY}`, 'Bo Ray'].map((name) => ({ id: name, name })));
  expect([...short.values()]).toEqual(['Ann \u00E9', 'Ann B', `Bo ${FAMILY}`, 'Bo R']);
});

test('when a text of the picture is cut, then no letter is torn', () => {
  const room = { width: 2 * FAMILY.length + 4, lines: 1, size: 10, smallest: 10, weight: 400 };
  const { lines } = fitText(FAMILY.repeat(5), room, (text) => text.length);
  expect(lines).toEqual([`${FAMILY}${FAMILY}…`]);
});

test('when a round has a decomposed name, then the file keeps its letters', () => {
  expect(fileName('Cafe\u0301 Open', 'csv')).toBe('Caf\u00E9 Open.csv');
  expect(fileName('രാജൻ കപ്പ്', 'csv')).toBe('രാജൻ കപ്പ്.csv');
});
