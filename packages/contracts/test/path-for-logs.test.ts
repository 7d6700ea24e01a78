import { pathForLogs } from '../src';

test.each([
  ['/api/watch/85-SFkp9Xb01z3VuTLEtLtWwr_r_Ss_-', '/api/watch/[cut]'],
  ['/API/Watch/85-SFkp9Xb01z3VuTLEtLtWwr_r_Ss_-/', '/API/Watch/[cut]'],
  ['/watch/85-SFkp9Xb01z3VuTLEtLtWwr_r_Ss_-', '/watch/[cut]'],
  ['/score/mV9x.85-SFkp9Xb01z3VuTLEtLtWwr_r_Ss_-', '/score/[cut]'],
  ['/api/groups/b2f0c9f4', '/api/groups/b2f0c9f4'],
])('when a path is %s, then logs show it as %s', (path, logged) => {
  expect(pathForLogs(path)).toBe(logged);
});
