import { verifyInternalToken } from '../src/index';
import { createInternalTokens } from '../src/core/tokens';

const OLD = 'the secret of the past, 32 characters';
const NEW = 'the secret of the future, 32 characters';

/** A secret is rotated in three steps, each rolled out process by process; these are the settings a process may have meanwhile. */
const STEPS = [OLD, `${OLD},${NEW}`, `${NEW}, ${OLD}`, NEW];

describe('internal tokens', () => {
  it.each([0, 1, 2])('when two processes rotate at %s and next, then tokens are accepted', (step) => {
    const [before = '', after = ''] = STEPS.slice(step);

    expect(() => verifyInternalToken(after, createInternalTokens(before, 'games')())).not.toThrow();
    expect(() => verifyInternalToken(before, createInternalTokens(after, 'games')())).not.toThrow();
  });

  it('when a token that was good is shown again, then it still ends', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00.000Z') });
    try {
      const token = createInternalTokens(NEW, 'games')();
      const show = () => verifyInternalToken(NEW, token);
      expect(show).not.toThrow();
      // A lifetime of one minute, and two minutes of clock tolerance.
      jest.advanceTimersByTime(179_999);
      expect(show).not.toThrow();
      jest.advanceTimersByTime(1);
      expect(show).toThrow('Unauthorized');
    } finally {
      jest.useRealTimers();
    }
  });

  it('when a token was good, then another one like it is still refused', () => {
    const token = createInternalTokens(NEW, 'games')();
    expect(() => verifyInternalToken(NEW, token)).not.toThrow();
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(() => verifyInternalToken(NEW, forged)).toThrow('Unauthorized');
    expect(() => verifyInternalToken(OLD, token)).toThrow('Unauthorized');
  });

  it('when a secret has been replaced, then tokens signed with it are refused', () => {
    expect(() => verifyInternalToken(NEW, createInternalTokens(OLD, 'games')())).toThrow('Unauthorized');
    expect(() => verifyInternalToken(NEW, createInternalTokens(`${OLD},${NEW}`, 'games')())).toThrow('Unauthorized');
  });
});
