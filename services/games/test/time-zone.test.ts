import { linksPath, open } from './guest-browsers';
import { GROUP, type GamesPlatform, startGames } from './platform';

/** 16:30 of December 31 in Los Angeles. */
const NEW_YEARS_EVE = new Date('2027-01-01T00:30:00.000Z');

describe('the day a round is named by', () => {
  let games: GamesPlatform;
  const startAt = async (now: Date, timeZone?: string) => {
    games = await startGames({}, now);
    if (timeZone !== undefined) await games.groups.update(GROUP.id, (group) => ({ state: { ...group, timeZone }, changes: [{ name: 'time-zone-changed' }] }));
    const { version } = (await games.groups.get(GROUP.id))!;
    return { headers: { 'x-at-least': `groups/${GROUP.id}=${version}` } };
  };
  afterEach(() => games.platform.close());

  it.each([
    ['America/Los_Angeles', NEW_YEARS_EVE, 'Game Dec 31, 2026'],
    ['Pacific/Honolulu', NEW_YEARS_EVE, 'Game Dec 31, 2026'],
    ['Europe/London', NEW_YEARS_EVE, 'Game Jan 1, 2027'],
    ['Pacific/Kiritimati', new Date('2026-12-31T10:00:00.000Z'), 'Game Jan 1, 2027'],
    [undefined, NEW_YEARS_EVE, 'Game Jan 1, 2027'],
    // Daylight saving begins at 10:00 UTC and ends at 09:00 UTC.
    ['America/Los_Angeles', new Date('2026-03-08T10:00:00.000Z'), 'Game Mar 8, 2026'],
    ['America/Los_Angeles', new Date('2026-03-09T06:30:00.000Z'), 'Game Mar 8, 2026'],
    ['America/Los_Angeles', new Date('2026-11-01T09:30:00.000Z'), 'Game Nov 1, 2026'],
    ['America/Los_Angeles', new Date('2026-11-02T07:30:00.000Z'), 'Game Nov 1, 2026'],
  ])('when the group plays in %s, then the day is the group’s (%s)', async (timeZone, now, name) => {
    const seen = await startAt(now, timeZone);
    const round = await games.ann.post('/api/game-state', { groupId: GROUP.id }, seen);
    expect(round.body).toMatchObject({ name, createdAt: now.toISOString() });
    expect((await games.ann.post('/api/points-games', { groupId: GROUP.id, gameStateId: round.body.id })).body.name).toBe(name);
    const listed = (await games.ann.get(`/api/points-games/${GROUP.id}?gameStateId=${round.body.id}`)).body;
    expect(listed.map((game: { name: string }) => game.name)).toEqual([name, name]);
  });

  it('when a guest scores, then their phone learns the group’s zone', async () => {
    const seen = await startAt(NEW_YEARS_EVE, 'America/Los_Angeles');
    const round = (await games.ann.post('/api/game-state', { groupId: GROUP.id }, seen)).body;
    const { token } = (await games.ann.post(linksPath(round.id), { playerId: 'p1' })).body;
    expect((await open(games.platform.anonymous(), token)).body.group).toMatchObject({ timeZone: 'America/Los_Angeles' });
  });
});
