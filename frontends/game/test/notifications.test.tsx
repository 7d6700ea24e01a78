/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { NotificationPreferences } from '@fairshare/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { dialog, pressProfile } from './support/app-frame';
import { resetBrowser } from './support/browser';
import { aGroup, NO_PREFERENCES } from './support/golf-data';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));

const GET = 'GET /api/user/notifications';
const CHOOSE = 'PUT /api/user/notifications';
const ADD = 'PUT /api/user/notifications/device';
const NEW: NotificationPreferences = { channel: 'off', devices: [], publicKey: 'BKey' };

beforeEach(resetBrowser);
afterEach(() => {
  for (const name of ['PushManager', 'Notification'] as const) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** A browser with push support, whose owner answers the permission prompt like this. */
function supportsPush(permission: NotificationPermission) {
  const subscribe = jest.fn(async () => ({ toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }) }));
  const registration = { active: {}, pushManager: { getSubscription: async () => null, subscribe } };
  Object.assign(window, { PushManager: class {}, Notification: { permission: 'default', requestPermission: async () => permission } });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, addEventListener: () => undefined, controller: null },
  });
  return subscribe;
}

async function open(preferences: NotificationPreferences = NEW) {
  const api = anApi({ preferences: { ...NO_PREFERENCES, selectedGroupId: 'g1' }, groups: [aGroup('g1', 'Saturday')] }).on(GET, { body: preferences });
  const { actor } = showApp();
  await pressProfile();
  await actor.click(await screen.findByRole('menuitem', { name: 'Notifications' }));
  return { api, actor, sheet: within(await dialog('Notifications')) };
}

test('when nobody chose anything, then it is off and nothing is asked', async () => {
  const subscribe = supportsPush('granted');
  const { sheet } = await open();
  expect(await sheet.findByRole('radio', { name: 'Off' })).toBeChecked();
  expect(subscribe).not.toHaveBeenCalled();
});

test('when this phone is allowed, then it is subscribed with the platform’s key', async () => {
  const subscribe = supportsPush('granted');
  const { api, actor, sheet } = await open();
  api.on(ADD, { body: { ...NEW, channel: 'push' } });
  await actor.click(await sheet.findByRole('radio', { name: 'This phone' }));
  await waitFor(() => expect(api.bodies(ADD)).toEqual([{ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' }, publicKey: 'BKey' }]));
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' });
});

test('when the golfer does not allow it, then the sheet says what helps', async () => {
  supportsPush('denied');
  const { api, actor, sheet } = await open();
  await actor.click(await sheet.findByRole('radio', { name: 'This phone' }));
  expect(await sheet.findByText(/Allow notifications for this site in its settings/)).toBeInTheDocument();
  expect(api.bodies(ADD)).toEqual([]);
  expect(sheet.getByRole('radio', { name: 'Off' })).toBeChecked();
});

test('when the browser cannot show any, then mail can be chosen', async () => {
  const { api, actor, sheet } = await open();
  await actor.click(await sheet.findByRole('radio', { name: 'This phone' }));
  expect(await sheet.findByText(/This browser cannot show notifications/)).toBeInTheDocument();
  api.on(CHOOSE, { body: { ...NEW, channel: 'mail' } });
  await actor.click(sheet.getByRole('radio', { name: 'E-mail' }));
  await waitFor(() => expect(api.bodies(CHOOSE)).toEqual([{ channel: 'mail' }]));
  expect(await sheet.findByRole('radio', { name: 'E-mail' })).toBeChecked();
});
