/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { dialog, press } from './support/app-frame';
import { resetBrowser } from './support/browser';
import { aGroup, NO_PREFERENCES } from './support/golf-data';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));

beforeEach(resetBrowser);

const BEN = { userId: 'u2', name: 'Ben', playerId: null, isCreator: false, joinedAt: '2026-05-02T10:00:00.000Z' };
const CAL = { userId: 'u3', name: 'Cal', askedAt: '2026-05-03T10:00:00.000Z' };

test('when members and requests come late, then nothing that moves is shown before', async () => {
  const api = anApi({ preferences: { ...NO_PREFERENCES, selectedGroupId: 'g1' }, groups: [aGroup('g1', 'Saturday')] });
  const answerMembers = api.hold('GET /api/groups/g1/members', { body: [BEN] });
  const answerRequests = api.hold('GET /api/groups/g1/join-requests', { body: [CAL] });
  const { actor } = showApp();
  await press(actor, 'People');
  const page = within(await dialog('Saturday: people and settings'));
  expect(await page.findByText('Loading the people')).toBeInTheDocument();

  answerRequests();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(page.queryByRole('button', { name: 'Time zone' })).not.toBeInTheDocument();
  answerMembers();

  expect(await page.findByRole('button', { name: 'Time zone' })).toBeInTheDocument();
  expect(page.getByRole('list', { name: 'Members' })).toHaveTextContent('Ben');
  expect(page.getByRole('button', { name: 'Let In Cal' })).toBeEnabled();
  expect(screen.queryByText('Loading the people')).not.toBeInTheDocument();
});

test('when the members cannot be read, then the players are shown all the same', async () => {
  anApi({ preferences: { ...NO_PREFERENCES, selectedGroupId: 'g1' }, groups: [aGroup('g1', 'Saturday')] })
    .on('GET /api/groups/g1/members', { status: 503, body: { message: 'away' } })
    .on('GET /api/groups/g1/join-requests', { body: [] });
  const { actor } = showApp();
  await press(actor, 'People');
  const page = within(await dialog('Saturday: people and settings'));
  expect(await page.findByRole('list', { name: 'Players' })).toHaveTextContent('Ann Lee');
});
