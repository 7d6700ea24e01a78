import type { GameState, Group, SideGameAnswer } from '@fairshare/contracts';
import type { Caller } from './caller';
import { DEMO_USERS } from './demo-users';

/** Pars, and the strokes of the eight, realistic for golfers who are given so many strokes. */
const PAR = [4, 4, 5, 3, 4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 5];
const STROKE_INDEX = [7, 3, 11, 17, 1, 9, 15, 5, 13, 8, 18, 4, 12, 2, 10, 16, 6, 14];
const PLAYERS = [
  { ...DEMO_USERS.ann, strokesGiven: 8, strokes: [4, 5, 5, 3, 5, 4, 3, 5, 5, 4, 2, 5, 5, 5, 4, 3, 5, 5] },
  { ...DEMO_USERS.ben, strokesGiven: 12, strokes: [5, 5, 5, 3, 5, 4, 4, 5, 4, 5, 3, 5, 6, 5, 4, 4, 4, 6] },
  { ...DEMO_USERS.cal, strokesGiven: 16, strokes: [5, 6, 5, 4, 6, 4, 3, 5, 6, 5, 4, 5, 5, 6, 5, 3, 5, 6] },
  { ...DEMO_USERS.dee, strokesGiven: 4, strokes: [4, 4, 5, 2, 5, 4, 3, 4, 5, 4, 3, 5, 4, 4, 5, 3, 4, 5] },
  { ...DEMO_USERS.newcomer, strokesGiven: 28, strokes: [6, 6, 7, 4, 6, 5, 4, 6, 6, 6, 5, 6, 6, 7, 5, 4, 6, 7] },
  { ...DEMO_USERS.expired, strokesGiven: 20, strokes: [5, 6, 6, 3, 7, 5, 4, 5, 6, 5, 4, 6, 6, 6, 5, 4, 5, 6] },
  { ...DEMO_USERS.canceled, strokesGiven: 14, strokes: [5, 4, 6, 4, 5, 5, 3, 5, 5, 6, 3, 5, 5, 6, 4, 3, 5, 5] },
  { ...DEMO_USERS.pastDue, strokesGiven: 24, strokes: [6, 5, 6, 4, 6, 6, 3, 6, 7, 5, 4, 5, 7, 6, 6, 5, 5, 6] },
];

/** The partner that the wolf of a hole picks, by seat of the first four. Ann, Ben, Cal and Dee are the wolf in turn. */
const WOLF = [3, 0, 3, 'lone', 3, 3, 0, 2, 1, 'lone', 3, 0, 3, 0, 0, 'lone', 3, 0] as const;
/** Hole → seat of the player who was closest on the green of a par 3. `SANDIES`: of the player who saved par from a bunker. */
const GREENIES: Readonly<Record<number, number | 'none'>> = { 4: 3, 7: 'none', 11: 0, 16: 6 };
const SANDIES: Readonly<Record<number, number>> = { 6: 2, 9: 0, 15: 1 };

/** A group of eight and its round of five side games, played to the end and settled. */
export async function playSideGames(caller: Caller): Promise<void> {
  const group = await caller.call<Group>('POST', '/api/groups', {
    name: 'Sunday Eight',
    players: PLAYERS.map(({ firstName, lastName }) => ({ name: `${firstName} ${lastName}` })),
  });
  const ids = group.players.map(({ id }) => id);
  const { courses } = await caller.call<Group>('POST', `/api/groups/${group.id}/courses`, {
    name: 'Harbour Links',
    holes: PAR.map((par, index) => ({ par, strokeIndex: STROKE_INDEX[index] })),
  });
  const round = await caller.call<GameState>('POST', '/api/game-state', {
    groupId: group.id,
    name: 'Last Sunday',
    courseId: courses[0]?.id,
    rules: { games: { bbb: false, cards: false } },
    roster: PLAYERS.map(({ strokesGiven }, seat) => ({ playerId: ids[seat], strokesGiven })),
  });
  const add = (game: object) => caller.call<SideGameAnswer>('POST', `/api/game-state/${round.id}/side-games`, game);
  const four = ids.slice(0, 4);
  const skins = await add({ kind: 'skins', options: { value: 1 } });
  const stableford = await add({ kind: 'stableford', options: { value: 10, payout: 'pots' } });
  const nassau = await add({ kind: 'nassau', players: four, sides: [four.slice(0, 2), four.slice(2)], options: { press: 'auto' } });
  const wolf = await add({ kind: 'wolf', players: four, options: { lastHoles: 'rotation' } });
  const dots = await add({ kind: 'dots', options: { value: 0.5 } });
  const playerAt = (seat: number | string) => (typeof seat === 'number' ? ids[seat] : seat);
  for (const [index] of PAR.entries()) {
    const hole = index + 1;
    const sandy = SANDIES[hole];
    const cells = {
      ...Object.fromEntries(PLAYERS.map(({ strokes }, seat) => [`strokes.${ids[seat]}`, strokes[index]])),
      [`${wolf.id}.wolf`]: playerAt(WOLF[index] ?? 'lone'),
      ...(hole in GREENIES && { [`${dots.id}.greenie`]: playerAt(GREENIES[hole] ?? 'none') }),
      ...(sandy !== undefined && { [`${dots.id}.sandy.${ids[sandy]}`]: 'true' }),
    };
    await caller.call('PUT', `/api/game-state/${round.id}/holes/${hole}`, { cells });
  }
  await caller.call('POST', '/api/calculate-combined-games', {
    groupId: group.id,
    gameStateId: round.id,
    selectedGames: [skins, stableford, nassau, wolf, dots].map(({ id }) => id),
    saveResults: true,
  });
}
