import { formatVersions, parseAtLeastCookies, parseVersions } from '@fairshare/contracts';

describe('named versions', () => {
  it('when versions are written to a header, then they read back unchanged', () => {
    const refs = [
      { kind: 'games', id: 's-1.points1', version: 12 },
      { kind: 'groups', id: 'g_1', version: 1 },
    ] as const;
    expect(formatVersions(refs)).toBe('games/s-1.points1=12, groups/g_1=1');
    expect(parseVersions(formatVersions(refs))).toEqual(refs);
  });

  it('when a header has other entries, then they are skipped', () => {
    const header = 'games/s1=3,,poker/x=1, games/=1, games/a b=1, groups/g1=-1, groups/g1=1e9, groups/g2=7';
    expect(parseVersions(header)).toEqual([
      { kind: 'games', id: 's1', version: 3 },
      { kind: 'groups', id: 'g2', version: 7 },
    ]);
    for (const nothing of [undefined, null, '', 'x']) expect(parseVersions(nothing)).toEqual([]);
  });

  it('when a header names 100 versions, then only 32 are read', () => {
    expect(parseVersions(Array.from({ length: 100 }, (_, n) => `games/s${n}=1`).join(','))).toHaveLength(32);
  });

  it('when versions are in cookies, then other cookies are ignored', () => {
    expect(parseAtLeastCookies('sid=abc; at-least.games.s1.x=4; at-least.=1; at-least.groups.g1=2;at-least.groups.g2')).toEqual([
      { kind: 'games', id: 's1.x', version: 4 },
      { kind: 'groups', id: 'g1', version: 2 },
    ]);
    expect(parseAtLeastCookies(undefined)).toEqual([]);
  });
});
