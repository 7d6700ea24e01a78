import type { Tab } from '@fairshare/contracts';
import { dateIn, seasonOf } from '@fairshare/golf-rules';
import { GROUP, ROUND, startSettlement } from './support';

/** 16:30 of December 31 in Los Angeles; in UTC it is already the next year. */
const NEW_YEARS_EVE = '2027-01-01T00:30:00.000Z';
const [LOS_ANGELES, KIRITIMATI] = ['America/Los_Angeles', 'Pacific/Kiritimati'] as const;

/** A finished round of one hole. */
const round = (createdAt: string, id = 's1') => ROUND.with({ id, createdAt, scores: { 1: [3, 4, 4, 4] }, finished: true }).published();

describe('the season a round belongs to', () => {
  let settlement: Awaited<ReturnType<typeof startSettlement>>;
  let seen: string[];
  beforeEach(async () => {
    settlement = await startSettlement();
    seen = [];
  });
  afterEach(() => settlement.close());

  const putGroup = async (more: object = {}) => void seen.push(`groups/g1=${await settlement.groups.put({ ...GROUP, ...more })}`);
  const put = async (made: ReturnType<typeof round>) => void seen.push(`games/${made.id}=${await settlement.games.put(made)}`);
  const get = async (path: string) => (await settlement.ask.get(`/api/groups/g1${path}`, { headers: { 'x-at-least': seen.join(',') } })).body;
  const countsIn = async (season: string) => (await get(`/seasons/${season}`)).rounds as number;

  it.each([
    [LOS_ANGELES, NEW_YEARS_EVE, '2026'],
    ['Pacific/Honolulu', '2027-01-01T09:59:00.000Z', '2026'],
    ['Pacific/Honolulu', '2027-01-01T10:00:00.000Z', '2027'],
    ['Europe/London', NEW_YEARS_EVE, '2027'],
    [KIRITIMATI, '2026-12-31T10:00:00.000Z', '2027'],
    // Written by a release without time zones.
    [undefined, NEW_YEARS_EVE, '2027'],
    // From a later release, with a zone that this one does not know.
    ['Mars/Olympus_Mons', NEW_YEARS_EVE, '2027'],
  ])('when the group plays in %s, then its day counts (%s: %s)', async (timeZone, createdAt, season) => {
    await putGroup({ ...(timeZone !== undefined && { timeZone }) });
    await put(round(createdAt));
    const seasons: { id: string }[] = await get('/seasons');
    expect(seasons.map(({ id }) => id)).toContain(season);
    expect(await countsIn(season)).toBe(1);
    expect(await countsIn(season === '2026' ? '2027' : '2026')).toBe(0);
    expect((await get(`/seasons/${season}/players/ann`)).played).toMatchObject([{ id: 's1', createdAt }]);
  });

  it('when seasons begin on a day of clock changes, then the group’s midnight counts', async () => {
    await putGroup({ timeZone: LOS_ANGELES, seasonStart: '11-01' });
    // 23:59 of October 31; 01:30 twice on November 1.
    await put(round('2026-11-01T06:59:00.000Z', 'before'));
    await put(round('2026-11-01T08:30:00.000Z', 'first'));
    await put(round('2026-11-01T09:30:00.000Z', 'again'));
    expect((await get('/seasons/2025/players/ann')).played.map(({ id }: { id: string }) => id)).toEqual(['before']);
    expect((await get('/seasons/2026/players/ann')).played.map(({ id }: { id: string }) => id)).toEqual(['again', 'first']);
  });

  it('when the zone changes, then season and tab move and agree', async () => {
    await putGroup({ timeZone: LOS_ANGELES });
    await put(round(NEW_YEARS_EVE));
    const agree = async (timeZone: string | undefined, season: string, day: string) => {
      const tab: Tab = await get('/tab');
      const made = tab.lines[0]?.round?.createdAt ?? '';
      expect(dateIn(made, timeZone)).toBe(day);
      expect(seasonOf(made, undefined, timeZone).id).toBe(season);
      const table = await get(`/seasons/${season}`);
      expect(table).toMatchObject({ rounds: 1, season: { from: expect.any(String), to: expect.any(String) } });
      expect(table.season.from <= day && day <= table.season.to).toBe(true);
      // The season's amounts equal those of the tab.
      const nets = Object.fromEntries(table.players.map(({ player, net }: { player: { id: string }; net: number }) => [player.id, net]));
      expect(nets).toEqual(tab.balances);
    };
    await agree(LOS_ANGELES, '2026', '2026-12-31');
    await putGroup({ timeZone: KIRITIMATI });
    await agree(KIRITIMATI, '2027', '2027-01-01');
    expect(await countsIn('2026')).toBe(0);
    await putGroup({ timeZone: 'Pacific/Honolulu' });
    await agree('Pacific/Honolulu', '2026', '2026-12-31');
    expect(await countsIn('2027')).toBe(0);
  });

  it('when a year ends, then the present season is the group’s', async () => {
    await settlement.close();
    settlement = await startSettlement({ now: new Date(NEW_YEARS_EVE) });
    await putGroup({ timeZone: LOS_ANGELES });
    expect(await get('/seasons')).toEqual([{ id: '2026', name: '2026', from: '2026-01-01', to: '2026-12-31' }]);
    await putGroup({ timeZone: 'Europe/London' });
    expect(await get('/seasons')).toEqual([{ id: '2027', name: '2027', from: '2027-01-01', to: '2027-12-31' }]);
  });
});
