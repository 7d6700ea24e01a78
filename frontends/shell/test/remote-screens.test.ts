import { patternOf } from '../src/analytics/pattern-of';
import { likelyScreenAt, REMOTE_SCREENS } from '../src/remote-screens';

test.each([
  ['/', 'game', './main'],
  ['/login', 'account', './login'],
  ['/reset-password', 'account', './reset-password'],
  ['/watch/9f3c', 'game', './watch'],
  ['/score/round.9f3c', 'game', './main'],
  ['/admin', 'admin', './panel'],
])('when the address is %s, then it most likely opens %s %s', (path, remote, module) => {
  expect(likelyScreenAt(path)).toMatchObject({ remote, module });
});

test.each(['/qr', '/nowhere', '/watching', '/remotes/game/'])('when the address is %s, then it opens no remote screen', (path) => {
  expect(likelyScreenAt(path)).toBeNull();
});

test('when remote screens have first segments, then no two share one', () => {
  const segments = REMOTE_SCREENS.map(({ path }) => path.split('/')[1]);
  expect(new Set(segments).size).toBe(segments.length);
});

test.each([
  ['/', '/'],
  ['/login', '/login'],
  ['/watch/9f3c', '/watch/:token'],
  ['/watch', '/watch/:token'],
  ['/score/round.9f3c', '/score/:token'],
  ['/watch/9f3c/more', '/*'],
  ['/nowhere/9f3c', '/*'],
])('when the address is %s, then its route is %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});
