import { explainPlayer, partsOf, receiptOf, rosterOf, settleRound, type SideGameId, progressOf } from '@fairshare/golf-rules';
import fc from 'fast-check';
import { offeredGames, withToggled } from '../../src/features/payouts/settle/settleable-games';
import { whyNotOffered } from '../../src/features/payouts/settle/why-not-offered';
import { shownSettlement } from '../../src/features/payouts/settle/shown-settlement';
import { missingLines } from '../../src/features/payouts/settle/missing-lines';
import { roundInput } from '../../src/features/payouts/money/phone-round';
import { settlementOfAnswer } from '../../src/features/payouts/money/settlement-of-answer';
import { receiptCsv } from '../../src/features/payouts/share/receipt-csv';
import { receiptText } from '../../src/features/payouts/share/receipt-text';
import { printedLines } from '../../src/features/payouts/share/printed-lines';
import { scorecardOf } from '../../src/shared/scorecard/card-of-round';
import type { Shape, TextShape } from '../../src/features/payouts/picture/drawing';
import { layoutPicture } from '../../src/features/payouts/picture/layout';
import { PICTURE } from '../../src/features/payouts/picture/page';
import type { Palette } from '../../src/features/payouts/picture/palette';
import { gamesWords } from '../../src/features/payouts/texts';
import { partWords } from '../../src/features/payouts/why/part-words';
import { resultOf } from '../../src/features/payouts/picture/result';
import { otherHoles } from '../../src/features/payouts/why/side-part-words';
import { namedSideGames } from '../../src/shared/selection-name';
import { loadSideKinds } from '../../src/shared/side-kinds';
import { aRound, aRoundOfSideGames, GOLFERS, NASSAU, SIDE_GAMES, SKINS } from '../support/payouts-round';
import { combinedAnswer } from '../support/settlement-answers';

const TITLE = { game: 'Saturday', group: 'Regulars', day: 'May 2, 2026' };
const BOTH = [SKINS, NASSAU] as SideGameId[];
const nameOf = (playerId: string) => GOLFERS.find(({ id }) => id === playerId)?.name ?? playerId;

beforeAll(loadSideKinds);

const settled = (round = aRoundOfSideGames()) => settleRound(roundInput(round), BOTH);
/** The server's response, serialised as on the wire. */
const answered = (settlement = settled()) => settlementOfAnswer(GOLFERS, JSON.parse(JSON.stringify(combinedAnswer(GOLFERS, settlement))) as ReturnType<typeof combinedAnswer>);

/** All lines about a player's net, each with the amount it moved. */
function linesOf({ breakdown }: ReturnType<typeof settled>, playerId: string) {
  return breakdown.games.flatMap((game) => [
    ...partsOf(game, playerId).map((part) => {
      const { title, detail } = partWords(part, game, null, nameOf);
      return [title, detail.replaceAll(/\b(?:ann|bo|cy|di)\b/g, nameOf), part.cents];
    }),
    ...(game.kind === 'side' ? otherHoles(game, nameOf).map(({ hole, words }) => [`Hole ${hole}`, words.replaceAll(/\b(?:ann|bo|cy|di)\b/g, nameOf), 0]) : []),
  ]);
}

test('when options come in dollars, then side games settle in cents', () => {
  const { nets } = settled();
  expect(nets).toEqual({ ann: 2400, bo: -400, cy: -1000, di: -1000 });
});

test.each([
  ['on this phone', () => settled()],
  ['by the server', () => answered()],
])('when side games are settled %s, then each cent is explained hole by hole', (_where, settle) => {
  expect(linesOf(settle(), 'ann')).toEqual([
    ['Hole 2', 'Ann Lee wins 2 skins; score: 4', 1200],
    ['Hole 3', 'Ann Lee wins 1 skin; score: 3', 600],
    ['Hole 5', 'Bo Ray wins 2 skins; score: 5', -400],
    ['Hole 1', 'Tied, 1 carried', 0],
    ['Hole 4', 'Tied, 1 carried', 0],
    ['Holes 1–5', 'Front: Ann Lee 1 up', 500],
    ['Holes 1–5', 'Total: Ann Lee 1 up', 500],
    ['Hole 1', 'Halved', 0],
    ['Hole 2', 'Ann Lee wins the hole', 0],
    ['Hole 3', 'Ann Lee wins the hole', 0],
    ['Hole 4', 'Halved', 0],
    ['Hole 5', 'Bo Ray wins the hole', 0],
  ]);
});

test('when any round of side games is answered, then it reads back', () => {
  const strokes = fc.record({ ann: fc.integer({ min: 2, max: 9 }), bo: fc.integer({ min: 2, max: 9 }), cy: fc.integer({ min: 2, max: 9 }), di: fc.integer({ min: 2, max: 9 }) });
  const cents = fc.integer({ min: 0, max: 2000 }).map((amount) => amount / 100);
  const options = { payout: fc.constantFrom('perSkin', 'pot'), leftover: fc.constantFrom('void', 'split') };
  fc.assert(
    fc.property(fc.dictionary(fc.integer({ min: 1, max: 18 }).map(String), strokes), fc.record({ value: cents, ...options }), cents, (holes, skins, bet) => {
      const [ofSkins, ofNassau] = SIDE_GAMES.map((game) => ({ ...game, options: game.kind === 'skins' ? skins : { front: bet, back: bet, total: bet, press: 'auto' } }));
      const played = aRound({ points: { holes } });
      const round = { ...played, entered: { ...played.entered, sideGames: [ofSkins!, ofNassau!] } };
      const settlement = settleRound(roundInput(round), ['points', ...BOTH]);
      const answer = answered(settlement);
      expect(answer.nets).toEqual(settlement.nets);
      for (const { id } of GOLFERS) {
        const { games } = explainPlayer(answer, id);
        expect(games).toMatchObject(
          explainPlayer(settlement, id).games.map(({ selection, netCents, parts }) => ({ selection, netCents, parts: parts.map((part) => ({ cents: part.cents })) })),
        );
        for (const { netCents, parts } of games) expect(parts.reduce((sum, part) => sum + part.cents, 0)).toBe(netCents);
      }
    }),
  );
});

describe('what is offered', () => {
  const withoutMoney = () => aRoundOfSideGames({ sideGames: SIDE_GAMES.map((game) => (game.id === SKINS ? { ...game, options: { value: 0 } } : game)) });

  test('when side games are on, then they follow the other games', () => {
    const round = aRound();
    const input = roundInput({ ...round, entered: { ...round.entered, sideGames: SIDE_GAMES } });
    expect(offeredGames(input)).toEqual(['cards', 'points', 'fbt', 'bbb-points', 'bbb-fbt', SKINS, NASSAU]);
  });

  test('when a side game is played for nothing, then it says why', () => {
    const input = roundInput(withoutMoney());
    expect(offeredGames(input)).toEqual([NASSAU]);
    expect(whyNotOffered(input)).toContain('Skins: its value is 0.');
  });

  test('when a side game is off, then nothing is said of it', () => {
    const input = roundInput(aRoundOfSideGames({ sideGames: SIDE_GAMES.map((game) => ({ ...game, on: game.id === SKINS })) }));
    expect(offeredGames(input)).toEqual([SKINS]);
    expect(whyNotOffered(input).join()).not.toContain('Ann v Bo');
  });

  test('when a side game is toggled, then the others keep their order', () => {
    expect(withToggled([NASSAU as SideGameId], 'cards')).toEqual(['cards', NASSAU]);
    expect(withToggled(['cards', NASSAU as SideGameId], NASSAU as SideGameId)).toEqual(['cards']);
  });

  test('when only side games were played, then the tab shows their money', () => {
    expect(shownSettlement(aRoundOfSideGames(), null).settlement?.nets).toEqual(settled().nets);
  });
});

test('when games are listed, then side games have the names the group gave', () => {
  expect(gamesWords(['points', 'fbt', ...BOTH], SIDE_GAMES)).toBe('2/9/16, Skins and Ann v Bo');
});

test('when a side game is deleted, then a saved result still names it', () => {
  expect(gamesWords(BOTH, namedSideGames(answered().breakdown, []))).toBe('Skins and Ann v Bo');
});

test('when a receipt has side games, then message and table name them', () => {
  const settlement = settled();
  const sideGames = namedSideGames(settlement.breakdown);
  const lines = receiptText(TITLE, GOLFERS, receiptOf(settlement), { scope: { chosen: BOTH, sideGames, leftOut: [], isStale: false }, isProvisional: true }).split('\n');
  expect(lines).toContain('Ann Lee +$24.00 · Bo Ray -$4.00 · Cy Poe -$10.00 · Di Fox -$10.00');
  expect(lines.at(-1)).toBe('Provisional: not every hole is entered yet.');
  const table = receiptCsv(TITLE, GOLFERS, receiptOf(settlement), sideGames);
  expect(table).toContain('"Net of a game","Bo Ray","Skins","",6.00');
  expect(table).toContain('"Net of a game","Bo Ray","Ann v Bo","",-10.00');
});

test('when strokes of a side game are missing, then game and players are named', () => {
  const round = aRoundOfSideGames();
  const input = {
    ...roundInput(round),
    players: GOLFERS.map(({ id }) => id),
    roster: rosterOf(
      GOLFERS.map(({ id }) => ({ playerId: id, holes: [1, 2, 3, 4, 5, 6] })),
      [1, 2, 3, 4, 5, 6],
    ),
  };
  const half = { ...input, facts: { ...input.facts, strokes: { ...input.facts.strokes, 5: { ann: 5, cy: 5, di: 5 } } } };
  expect(missingLines(progressOf(half).missing, nameOf, half.roster, half.sideGames)).toEqual([
    'Skins, hole 5: Bo Ray',
    'Skins, hole 6: everything',
    'Ann v Bo, hole 5: Bo Ray',
    'Ann v Bo, hole 6: everything',
  ]);
});

describe('the picture and the card', () => {
  const result = (kind: 'money' | 'scores', round = aRoundOfSideGames()) => {
    const shown = resultOf({ round, title: TITLE, selections: BOTH, leftOut: [], kind });
    if (!shown) throw new Error('the round can be settled');
    return shown;
  };
  const HUES = { surface: '#ffffff', raised: '#f6fbf7', line: '#d3e0d7', text: '#10241a', muted: '#4a5d52', positive: '#157241', negative: '#b3251c' };
  const PALETTE: Palette = { ...HUES, onHead: '#ffffff', mutedOnHead: '#dff0e6', hill: '#1b7a44' } as unknown as Palette;
  const measure = (text: string, { size }: { size: number }) => text.length * size * 0.55;

  test('when side games were played, then each stands there by its name', () => {
    const { sideGames, payments, hero } = result('money');
    expect(sideGames).toEqual([
      { id: SKINS, name: 'Skins', words: 'Ann leads with 3 skins', hasColumn: true },
      { id: NASSAU, name: 'Ann v Bo', words: 'Ann 1 up with 13 to play', hasColumn: true },
    ]);
    expect(payments?.heading).toBe('3 payments settle Skins and Ann v Bo');
    expect(hero?.players.map(({ name }) => name)).toEqual(['Ann Lee']);
  });

  test('when only side games were played, then scores alone say who leads', () => {
    expect(result('scores').hero).toMatchObject({ by: '3 skins in Skins' });
    expect(JSON.stringify(result('scores'))).not.toContain('$');
  });

  test('when twelve side games have the longest names, then the picture holds them', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({
      ...SIDE_GAMES[0]!,
      id: `s1.s${index + 1}`,
      name: `${index} ${'The Wednesday Evening Skins Game of the Club'}`.slice(0, 50),
    }));
    const shapes = layoutPicture({ result: result('money', aRoundOfSideGames({ sideGames: many })), palette: PALETTE, measure, product: 'Fairshare' } as never);
    const texts = shapes.filter((shape: Shape): shape is TextShape => shape.kind === 'text');
    for (const { y } of texts) expect(y).toBeLessThanOrEqual(PICTURE.height);
  });

  test('when the card is printed, then skins stand hole by hole', () => {
    const round = aRoundOfSideGames();
    const line = printedLines(round, scorecardOf(round, ['ann'])).lines['ann']?.find(({ name }) => name === 'Skins');
    expect(line?.cells.slice(0, 5).map(({ text }) => text)).toEqual(['0', '2', '1', '0', '0']);
    expect(line?.cells.at(-1)?.text).toBe('3');
  });
});

test('when side games have short names, then the picture gives each a column', () => {
  const title = { game: 'Saturday', group: 'Regulars', day: 'May 2, 2026' };
  const result = resultOf({ round: aRoundOfSideGames(), title, selections: BOTH, leftOut: [], kind: 'money' });
  expect(result?.columns).toEqual(['Skins', 'Ann v Bo', 'Net']);
  expect(result?.sideGames.map(({ name, hasColumn }) => [name, hasColumn])).toEqual([
    ['Skins', true],
    ['Ann v Bo', true],
  ]);
  const [first] = result?.standings ?? [];
  expect(first?.cells.map(({ text }) => text)).toEqual(['3', expect.any(String), expect.stringMatching(/^\+\$/)]);
  const cy = result?.standings.find(({ player }) => player.id === 'cy');
  expect(cy?.cells[1]?.text).toBe('–');
});
