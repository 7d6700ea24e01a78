import { eventually } from '@fairshare/testing';
import { MINUTE, startNotifications, type NotificationsUnderTest } from './start-notifications';

let here: NotificationsUnderTest;
beforeEach(async () => (here = await startNotifications()));
afterEach(() => here.close());

it.each([
  ['trial-ends', 'Your free time ends soon. Choose a plan to go on.'],
  ['first-charge', 'Your trial ends soon, and your plan is charged for the first time.'],
  ['payment-failed', 'The payment for your plan failed. Change your card to go on.'],
  ['payment-to-confirm', 'Your bank wants you to confirm the payment for your plan.'],
  ['plan-changed', 'Your plan was changed.'],
  ['plan-canceled', 'Your plan or trial was canceled.'],
  ['access-ended', 'Your access has ended. Choose a plan to go on.'],
])('when somebody was mailed %s, then their browsers alone say it at once', async (kind, body) => {
  const [ann, ben] = [await here.subscribe('user-ann'), await here.subscribe('user-ben')];
  await here.mailedAboutMoney('user-ann', kind, 'k1');
  const [message] = await here.got(ann);
  expect(message?.body).toMatchObject({ title: 'Fairshare', body, path: '/manage-subscription' });
  expect(JSON.stringify(message?.body)).not.toContain('$');
  expect(await here.waitingOf('user-ben')).toBe(0);
  expect(ben.attempts()).toBe(0);
});

it('when the same event arrives again, then one notification is sent', async () => {
  const ann = await here.subscribe('user-ann');
  await here.mailedAboutMoney('user-ann', 'trial-ends', 'k1');
  await here.got(ann);
  await here.mailedAboutMoney('user-ann', 'trial-ends', 'k1');
  await here.mailedAboutMoney('user-ann', 'access-ended', 'k2');
  const messages = await here.got(ann, 2);
  expect(messages.map((message) => message.body.body)).toEqual(['Your free time ends soon. Choose a plan to go on.', 'Your access has ended. Choose a plan to go on.']);
});

it('when somebody chose mail, then money brings no second one', async () => {
  await here.as('user-ann').put('/api/user/notifications', { channel: 'mail' });
  await here.mailedAboutMoney('user-ann', 'trial-ends', 'k1');
  await here.paid('p1');
  await here.queuedFor('user-ann', 1);
  here.platform.clock.advance(15 * MINUTE);
  // A notification that was taken for sending is no longer queued, but may not have been sent yet.
  await eventually(
    () => here.mail.asked,
    ({ length }) => length > 0,
  );
  expect(here.mail.asked).toEqual([expect.objectContaining({ userId: 'user-ann', kinds: ['payment-recorded'], count: 1 })]);
});

it('when group notifications wait, then money’s take them along', async () => {
  const ann = await here.subscribe('user-ann');
  await here.paid('p1');
  await here.queuedFor('user-ann', 1);
  await here.mailedAboutMoney('user-ann', 'plan-changed', 'k1');
  const [message] = await here.got(ann);
  expect(message?.body).toMatchObject({ title: 'Fairshare', body: '2 things happened.', path: '/' });
});
