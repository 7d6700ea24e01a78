import { verifyInternalToken } from '../src/index';
import { createInternalTokens } from '../src/core/tokens';

const OLD = 'the secret of the past, 32 characters';
const NEW = 'the secret of the future, 32 characters';

/** A secret takes over in three steps, each rolled out process by process; these are the settings a process may have meanwhile. */
const STEPS = [OLD, `${OLD},${NEW}`, `${NEW}, ${OLD}`, NEW];

describe('internal tokens', () => {
  it.each([0, 1, 2])('when two processes rotate at %s and next, then tokens are accepted', (step) => {
    const [before = '', after = ''] = STEPS.slice(step);

    expect(() => verifyInternalToken(after, createInternalTokens(before, 'games')())).not.toThrow();
    expect(() => verifyInternalToken(before, createInternalTokens(after, 'games')())).not.toThrow();
  });

  it('when a secret has been replaced, then tokens signed with it are refused', () => {
    expect(() => verifyInternalToken(NEW, createInternalTokens(OLD, 'games')())).toThrow('Unauthorized');
    expect(() => verifyInternalToken(NEW, createInternalTokens(`${OLD},${NEW}`, 'games')())).toThrow('Unauthorized');
  });
});
