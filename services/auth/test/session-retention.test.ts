import { eventually } from '@fairshare/testing';
import { accountType, loginSessionType } from '../src/store';
import { startAuth, type AuthPlatform } from './support';

const DAY = 24 * 60 * 60_000;

let auth: AuthPlatform;
beforeEach(async () => (auth = await startAuth()));
afterEach(() => auth.close());

const sessions = () => auth.storage('auth').aggregates(loginSessionType);
/** Clean-up runs at the start, and every few hours after it. */
const startAnew = async () => {
  await auth.stop('auth');
  await auth.start('auth');
};

describe('a login session of someone who does not return', () => {
  it('when a login session has ended, then it is deleted', async () => {
    const gone = await auth.register();
    auth.clock.advance(29 * DAY);
    const here = await auth.register({ email: 'other@example.com' });
    auth.clock.advance(2 * DAY);
    await startAnew();
    expect(
      await eventually(
        () => sessions().getWithTombstone(gone.sid),
        (found) => found !== null && 'deleted' in found,
      ),
    ).toMatchObject({ deleted: true });
    expect(await sessions().get(here.sid)).not.toBeNull();
    expect((await auth.exchange(here.secret)).sid).toBe(here.sid);
  });
});

describe('the tombstone of an ended session', () => {
  it("when two days have passed, then a session's tombstone goes", async () => {
    const jane = await auth.register();
    expect((await jane.post('/api/auth/logout')).status).toBeLessThan(300);
    expect(await sessions().getWithTombstone(jane.sid)).toMatchObject({ deleted: true });
    const accounts = auth.storage('auth').aggregates(accountType);
    await accounts.remove(jane.userId, () => [{ name: 'account-deleted' }]);
    auth.clock.advance(DAY);
    await startAnew();
    expect(await sessions().getWithTombstone(jane.sid)).toMatchObject({ deleted: true });
    auth.clock.advance(2 * DAY);
    await startAnew();
    await eventually(
      () => sessions().getWithTombstone(jane.sid),
      (found) => found === null,
    );
    expect(await auth.storage('auth').aggregates(accountType).getWithTombstone(jane.userId)).toMatchObject({ deleted: true });
  });
});
