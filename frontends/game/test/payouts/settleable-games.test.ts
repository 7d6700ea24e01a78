import { DEFAULT_HOUSE_RULES, type RoundInput, type Selection } from '@fairshare/golf-rules';
import { offeredGames, startingChoice, withToggled } from '../../src/features/payouts/settle/settleable-games';
import { whyNotOffered } from '../../src/features/payouts/settle/why-not-offered';
import { roundInput } from '../../src/features/payouts/money/phone-round';
import { aRound } from '../support/payouts-round';

interface Played {
  cardHistory?: true;
  points?: { holes: number; pointValue: number; fbtValue: number };
  bbb?: { holes: number; pointValue: number; fbtValue: number };
  /** A game that the house rules exclude. */
  off?: 'cards' | 'points' | 'bbb';
}

const game = (holes: number, pointValue: number, fbtValue: number) => ({ holes, pointValue, fbtValue });
const firstHoles = <Entered>(count: number, entered: Entered): Record<string, Entered> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [String(index + 1), entered]));

/** The round as this phone has it. A BBB game without holes exists from the start. */
function played({ cardHistory, points, bbb = game(0, 1, 10), off }: Played): RoundInput {
  const { game: session } = aRound();
  const rules = off && { ...session.rules, ...DEFAULT_HOUSE_RULES, pointValue: 1, fbtValue: 10, games: { ...DEFAULT_HOUSE_RULES.games, [off]: false } };
  const { holes: strokes, ...ofPoints } = points ?? game(0, 0, 0);
  const { holes: awards, ...ofBbb } = bbb;
  const round = aRound({
    points: points ? { holes: firstHoles(strokes, { ann: 4, bo: 5, cy: 6, di: 7 }), settings: ofPoints } : null,
    bbb: { holes: firstHoles(awards, { firstOn: 'ann' }), settings: ofBbb },
  });
  return roundInput({ ...round, game: { ...session, ...(!cardHistory && { cardHistory: [] }), ...(rules && { rules }) } });
}

describe('what is offered', () => {
  test.each<[string, Played, Selection[]]>([
    ['nothing was played', {}, []],
    ['a card was assigned', { cardHistory: true }, ['cards']],
    ['2/9/16 exists, without a hole yet', { points: game(0, 1, 10) }, ['points', 'fbt']],
    ['a point is worth nothing', { points: game(3, 0, 10) }, ['fbt']],
    ['FBT is worth nothing', { points: game(3, 0.01, 0) }, ['points']],
    ['neither is worth anything', { points: game(3, 0, 0) }, []],
    ['BBB has no hole yet', { bbb: game(0, 1, 10) }, []],
    ['BBB has a hole', { bbb: game(1, 1, 10) }, ['bbb-points', 'bbb-fbt']],
    ['BBB points are worth nothing', { bbb: game(1, 0, 10) }, ['bbb-fbt']],
    ['BBB FBT is worth nothing', { bbb: game(1, 1, 0) }, ['bbb-points']],
    ['2/9/16 is off', { points: game(3, 1, 10), bbb: game(1, 1, 10), off: 'points' }, ['bbb-points', 'bbb-fbt']],
    ['cards are off', { cardHistory: true, off: 'cards' }, []],
    ['everything was played', { cardHistory: true, points: game(1, 1, 10), bbb: game(1, 1, 10) }, ['cards', 'points', 'fbt', 'bbb-points', 'bbb-fbt']],
  ])('when %s, then only games that can be settled are offered', (_case, what, offered) => {
    expect(offeredGames(played(what))).toEqual(offered);
  });
});

describe('what the dialog starts with', () => {
  const ALL: Selection[] = ['cards', 'points', 'fbt', 'bbb-points', 'bbb-fbt'];
  test.each<[string, Selection[], Selection[], Selection[]]>([
    ['nothing chosen: all that is offered, BBB that was played too', [], ALL, ALL],
    ['nothing chosen and only some offered', [], ['fbt', 'bbb-fbt'], ['fbt', 'bbb-fbt']],
    ['nothing chosen and only BBB offered', [], ['bbb-points', 'bbb-fbt'], ['bbb-points', 'bbb-fbt']],
    ['what was chosen before', ['bbb-fbt', 'cards'], ALL, ['cards', 'bbb-fbt']],
    ['a chosen game is no longer offered', ['cards', 'points'], ['points', 'fbt'], ['points']],
  ])('when the dialog opens (%s), then it starts with what is offered', (_case, chosen, offered, starting) => {
    expect(startingChoice(chosen, offered)).toEqual(starting);
  });
});

test('when a game is toggled, then it switches on and off', () => {
  expect(withToggled(['fbt'], 'cards')).toEqual(['cards', 'fbt']);
  expect(withToggled(['cards', 'fbt'], 'cards')).toEqual(['fbt']);
});

describe('why a game is not offered', () => {
  test.each<[string, Played, string[]]>([
    ['nothing was played', {}, ['Card Game: no card was assigned yet.', '2/9/16: there is no game yet.', 'BBB: no hole is entered yet.']],
    ['values are 0', { cardHistory: true, points: game(3, 0, 0), bbb: game(1, 0, 0) }, ['2/9/16: its point and FBT values are 0.', 'BBB: its point and FBT values are 0.']],
    ['one value is 0', { cardHistory: true, points: game(3, 0, 10), bbb: game(1, 1, 0) }, ['2/9/16 Points: its value is 0.', 'BBB FBT: its value is 0.']],
    ['BBB has no hole', { cardHistory: true, points: game(0, 1, 10), bbb: game(0, 1, 10) }, ['BBB: no hole is entered yet.']],
    ['2/9/16 is off', { cardHistory: true, bbb: game(1, 1, 10), off: 'points' }, []],
    ['everything is offered', { cardHistory: true, points: game(1, 1, 10), bbb: game(1, 1, 10) }, []],
  ])('when %s, then each game that is not offered says why', (_case, what, reasons) => {
    expect(whyNotOffered(played(what))).toEqual(reasons);
  });
});
