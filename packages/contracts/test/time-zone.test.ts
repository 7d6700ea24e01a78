import { isTimeZone } from '../src/index';

describe('a time zone', () => {
  it.each(['America/Los_Angeles', 'Pacific/Apia', 'UTC', 'Etc/GMT+8', 'America/Argentina/Buenos_Aires', 'Asia/Calcutta', 'Asia/Kolkata'])(
    'when it is %s, then it is one',
    (name) => {
      expect(isTimeZone(name)).toBe(true);
    },
  );

  it.each(['', 'Mars/Olympus_Mons', '+05:30', '-08', 'Los Angeles', ' UTC', 'UTC\u0000', '../UTC', `America/${'a'.repeat(80)}`])('when it is "%s", then it is none', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});
