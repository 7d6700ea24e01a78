import type { Selection } from '@fairshare/golf-rules';
import { offeredGames, type PlayedRound, startingChoice, withToggled } from '../../src/features/payouts/choice/settleable-games';
import { whyNotOffered } from '../../src/features/payouts/choice/why-not-offered';

const NOTHING: PlayedRound = { cardHistory: [], points: null, bbb: null };
const game = (holesEntered: number, pointValue: number, fbtValue: number) => ({ holesEntered, pointValue, fbtValue });

describe('what is offered', () => {
  test.each<[string, Partial<PlayedRound>, Selection[]]>([
    ['nothing was played', {}, []],
    ['a card was assigned', { cardHistory: [{}] }, ['cards']],
    ['2/9/16 exists, without a hole yet', { points: game(0, 1, 10) }, ['points', 'fbt']],
    ['a point is worth nothing', { points: game(3, 0, 10) }, ['fbt']],
    ['FBT is worth nothing', { points: game(3, 0.01, 0) }, ['points']],
    ['neither is worth anything', { points: game(3, 0, 0) }, []],
    ['BBB has no hole yet', { bbb: game(0, 1, 10) }, []],
    ['BBB has a hole', { bbb: game(1, 1, 10) }, ['bbb-points', 'bbb-fbt']],
    ['BBB points are worth nothing', { bbb: game(1, 0, 10) }, ['bbb-fbt']],
    ['BBB FBT is worth nothing', { bbb: game(1, 1, 0) }, ['bbb-points']],
    ['everything was played', { cardHistory: [{}], points: game(1, 1, 10), bbb: game(1, 1, 10) }, ['cards', 'points', 'fbt', 'bbb-points', 'bbb-fbt']],
  ])('when %s, then only games that can be settled are offered', (_case, played, offered) => {
    expect(offeredGames({ ...NOTHING, ...played })).toEqual(offered);
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
  test.each<[string, Partial<PlayedRound>, string[]]>([
    ['nothing was played', {}, ['Card Game: no card was assigned yet.', '2/9/16: there is no game yet.', 'BBB: no hole is entered yet.']],
    ['values are 0', { cardHistory: [{}], points: game(3, 0, 0), bbb: game(1, 0, 0) }, ['2/9/16: its point and FBT values are 0.', 'BBB: its point and FBT values are 0.']],
    ['one value is 0', { cardHistory: [{}], points: game(3, 0, 10), bbb: game(1, 1, 0) }, ['2/9/16 Points: its value is 0.', 'BBB FBT: its value is 0.']],
    ['BBB has no hole', { cardHistory: [{}], points: game(0, 1, 10), bbb: game(0, 1, 10) }, ['BBB: no hole is entered yet.']],
    ['everything is offered', { cardHistory: [{}], points: game(1, 1, 10), bbb: game(1, 1, 10) }, []],
  ])('when %s, then each game that is not offered says why', (_case, played, reasons) => {
    expect(whyNotOffered({ ...NOTHING, ...played })).toEqual(reasons);
  });
});
