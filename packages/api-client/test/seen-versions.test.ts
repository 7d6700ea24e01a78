import { SeenVersions } from '../src/seen-versions';
import { ServerClock } from '../src/server-clock';

describe('the versions seen in answers', () => {
  it('when a version is ten minutes old, then requests omit it', () => {
    let now = 0;
    const seen = new SeenVersions(() => now);
    seen.note([{ kind: 'games', id: 's1', version: 3 }]);
    now = 10 * 60_000 - 1;
    expect(seen.header()).toBe('games/s1=3');
    now += 1;
    expect(seen.header()).toBeNull();
    expect(seen.versionOf('games', 's1')).toBe(3);
  });

  it('when the seen versions are cleared, then requests name none and none is known', () => {
    const seen = new SeenVersions();
    seen.note([{ kind: 'games', id: 's1', version: 3 }]);
    seen.clear();
    expect([seen.header(), seen.versionOf('games', 's1')]).toEqual([null, 0]);
  });
});

describe("the server's time", () => {
  const memory = () => {
    const kept = new Map<string, string>();
    return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  };

  it('when a Date header arrives, then the offset survives a reload', () => {
    const storage = memory();
    const clock = new ServerClock(storage, () => 1000);
    clock.correct('Thu, 01 Jan 1970 00:01:00 GMT', 800, 1200);
    expect(clock.offset).toBe(60_500 - 1000);
    expect(new ServerClock(storage, () => 5000).now()).toBe(64_500);
  });

  it('when there is no Date header, then the time stays', () => {
    const forbidden = {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    };
    const clock = new ServerClock(forbidden, () => 0);
    clock.correct(null, 0, 0);
    expect(clock.now()).toBe(0);
    clock.correct('Thu, 01 Jan 1970 00:00:01 GMT', 0, 0);
    expect(clock.now()).toBe(1500);
  });
});
