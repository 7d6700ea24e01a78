/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import { api } from '@fairshare/api-client';
import type { ExportedUser } from '@fairshare/contracts';
import { NavigationProvider } from '@fairshare/federation';
import { type ApiServer, startApiServer, startActor } from '@fairshare/testing/browser';
import { render, screen, waitFor, within } from '@testing-library/react';
import Panel from '../src/exposed/panel';
import { ADMIN, TRIAL } from './support/people';
import { openWindow } from './support/window';

const account = (first: string, email: string, status: string): ExportedUser => ({
  'First Name': first,
  'Last Name': 'Ace',
  'Email Address': email,
  'Auth Method': 'local',
  'Marketing Preference Status': 'Subscribed',
  'Subscription Status': status,
  'Created At': '2026-05-01T12:00:00.000Z',
});

let server: ApiServer;
beforeEach(async () => {
  openWindow(1280);
  server = await startApiServer();
  api.baseUrl = server.url;
  server.on('GET /api/auth/user', { body: ADMIN });
  const users = [account('Ann', 'ann@example.org', 'Active'), account('Bo', 'bo@example.org', 'Manual Trial')];
  server.on('GET /api/admin/export-users', { body: { count: 2, exportedAt: '2026-05-02T12:00:00.000Z', users } });
  server.on('GET /api/admin/manual-trials', { body: { trials: [TRIAL] } });
  server.on('GET /api/admin/users/search', {
    body: {
      users: [
        { id: 'u1', email: 'ann@example.org', fullName: 'Ann Ace', hasManualTrial: false },
        { id: 'u2', email: 'bo@example.org', fullName: 'Bo Ray', hasManualTrial: true },
      ],
    },
  });
});
afterEach(() => server.close());

function open(search = '') {
  const visited: (string | number)[] = [];
  const navigation = { location: { pathname: '/admin', search, hash: '' }, navigate: (to: string | number) => void visited.push(to) };
  const actor = startActor();
  render(
    <NavigationProvider navigation={navigation}>
      <Panel />
    </NavigationProvider>,
  );
  return { actor, visited };
}

describe('access to the panel', () => {
  test.each([
    ['a golfer', { body: { ...ADMIN, isAdmin: false } }],
    ['a stranger', { status: 401, body: { message: 'Unauthorized' } }],
  ])('when %s opens the panel, then it says Access Denied and reads no users', async (_who, reply) => {
    server.on('GET /api/auth/user', reply);
    open();
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeInTheDocument();
    expect(server.bodies('GET /api/admin/export-users')).toEqual([]);
  });

  test("when an administrator's mailed link is opened, then access needs Confirm", async () => {
    server.on('GET /api/auth/user', { body: { ...ADMIN, isAdmin: false } });
    const { actor } = open('?token=abc');
    await screen.findByRole('heading', { name: 'Become an Administrator' });
    expect(server.bodies('POST /api/auth/confirm-admin')).toEqual([]);
    server.on('POST /api/auth/confirm-admin', { body: ADMIN });
    await actor.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeInTheDocument();
    expect(server.bodies('POST /api/auth/confirm-admin')).toEqual([{ token: 'abc' }]);
  });

  test('when the export of the users is refused, then the panel says so', async () => {
    server.on('GET /api/admin/export-users', { status: 403, body: { message: 'no' } });
    open();
    expect(await screen.findByText('Failed to load user data')).toBeInTheDocument();
    expect(screen.getByText('You might not have admin access')).toBeInTheDocument();
  });
});

describe('the users', () => {
  test('when the users are loaded, then Copy All Emails copies every address', async () => {
    const { actor } = open();
    expect(await screen.findByText(/Total users: 2/)).toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Copy All Emails' }));
    expect(await screen.findByText('Copied to Clipboard')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('ann@example.org, bo@example.org');
    expect(await screen.findByRole('button', { name: 'Copy All Emails' })).toBeInTheDocument();
  });

  test('when a row is copied, then the clipboard has its columns', async () => {
    const { actor } = open();
    await actor.click(await screen.findByRole('button', { name: 'Copy row of ann@example.org' }));
    expect(await navigator.clipboard.readText()).toMatch(/^Ann\tAce\tann@example.org\tlocal/);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await actor.click(screen.getByRole('button', { name: 'Copy ann@example.org' }));
    expect(await screen.findByText('Copy Failed')).toBeInTheDocument();
    expect(screen.getByText('Failed to copy to clipboard')).toBeInTheDocument();
  });

  test('when the users are loaded, then Download CSV opens in a new tab', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const { actor } = open();
    // The button is shown before the users are loaded, so that nothing next to it moves afterwards.
    expect(await screen.findByRole('button', { name: 'Download CSV' })).toBeDisabled();
    await screen.findByText(/Total users: 2/);
    await actor.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(opened).toHaveBeenCalledWith(`${server.url}/api/admin/export-users?format=csv`, '_blank', 'noopener');
    expect(await screen.findByText('Download Started')).toBeInTheDocument();
  });
});

describe('manual trials', () => {
  const GRANT = 'POST /api/admin/grant-manual-trial';

  async function pick() {
    const shown = open();
    await shown.actor.click(await screen.findByRole('button', { name: 'Grant Manual Trial' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Grant Manual Trial' }));
    await dialog.findByRole('button', { name: 'Select Ann Ace' });
    return { ...shown, dialog };
  }

  test('when a user is picked for a trial, then holders cannot be selected', async () => {
    const { actor, dialog } = await pick();
    expect(dialog.getByText('2 users')).toBeInTheDocument();
    expect(dialog.getByText('Has Manual Trial')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Select Bo Ray' })).toBeDisabled();
    await actor.type(dialog.getByLabelText('Filter by email or name'), 'BO@');
    expect(dialog.getByText('1 of 2 users')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Select Ann Ace' })).not.toBeInTheDocument();
  });

  test('when a trial is granted, then a reason is required and 10 days default', async () => {
    const { actor } = await pick();
    await actor.click(screen.getByRole('button', { name: 'Select Ann Ace' }));
    const confirm = await screen.findByRole('button', { name: 'Grant Trial' });
    expect(screen.getByLabelText('Days')).toHaveValue('10');
    expect(confirm).toBeDisabled();
    await actor.type(screen.getByLabelText('Reason'), '  ');
    await actor.clear(screen.getByLabelText('Days'));
    expect(await screen.findByText('Reason is required')).toBeInTheDocument();
    await actor.type(screen.getByLabelText('Reason'), ' Captain ');
    server.on(GRANT, { status: 201, body: { success: true, message: 'ok', trial: TRIAL } });
    await actor.click(confirm);
    expect(await screen.findByText('Manual trial granted successfully')).toBeInTheDocument();
    expect(server.bodies(GRANT)).toEqual([{ userId: 'u1', days: 10, reason: 'Captain' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.bodies('GET /api/admin/manual-trials').length).toBeGreaterThan(1);
  });

  test('when the days are more than a year, then Grant Trial is disabled', async () => {
    const { actor } = await pick();
    await actor.click(screen.getByRole('button', { name: 'Select Ann Ace' }));
    const days = await screen.findByLabelText('Days');
    await actor.type(screen.getByLabelText('Reason'), 'Captain');
    await actor.clear(days);
    await actor.type(days, '366');
    expect(screen.getByRole('button', { name: 'Grant Trial' })).toBeDisabled();
    await actor.clear(days);
    await actor.type(days, '365');
    server.on(GRANT, { status: 500, body: {} });
    await actor.click(screen.getByRole('button', { name: 'Grant Trial' }));
    expect(await screen.findByText('Failed to grant trial')).toBeInTheDocument();
    expect(screen.getByLabelText('Reason')).toHaveValue('Captain');
  });

  test.each(['-5', '0', '1.5', '1e2', '5 or 6', '366'])('when the days are %s, then they are refused in words', async (typed) => {
    const { actor } = await pick();
    await actor.click(screen.getByRole('button', { name: 'Select Ann Ace' }));
    const days = await screen.findByLabelText('Days');
    await actor.type(screen.getByLabelText('Reason'), 'Captain');
    await actor.clear(days);
    await actor.type(days, typed);
    await actor.tab();
    expect(days).toHaveAccessibleDescription('Must be a whole number, 1 to 365');
    expect(days).toHaveValue(typed);
    expect(screen.getByRole('button', { name: 'Grant Trial' })).toBeDisabled();
    expect(server.bodies(GRANT)).toEqual([]);
  });

  test.each(['', 'ten'])('when the days are %j, then the field goes back to the usual 10', async (typed) => {
    const { actor } = await pick();
    await actor.click(screen.getByRole('button', { name: 'Select Ann Ace' }));
    const days = await screen.findByLabelText('Days');
    await actor.clear(days);
    if (typed) await actor.type(days, typed);
    await actor.tab();
    expect(days).toHaveValue('10');
  });

  test('when no other days are entered, then a trial is extended by seven days', async () => {
    const EXTEND = 'PUT /api/admin/extend-manual-trial/u2';
    server.on(EXTEND, { body: { success: true, message: 'ok', trial: TRIAL } });
    const { actor } = open();
    await actor.click(await screen.findByRole('button', { name: 'Extend the trial of Bo Ray' }));
    expect(await screen.findByLabelText('Additional Days')).toHaveValue('7');
    await actor.type(screen.getByLabelText('Reason'), 'More');
    await actor.click(screen.getByRole('button', { name: 'Extend Trial' }));
    expect(await screen.findByText('Manual trial extended successfully')).toBeInTheDocument();
    expect(server.bodies(EXTEND)).toEqual([{ additionalDays: 7, reason: 'More' }]);
  });

  test('when the browser’s question is declined, then no trial is revoked', async () => {
    const REVOKE = 'DELETE /api/admin/revoke-manual-trial/u2';
    server.on(REVOKE, { status: 409, body: { message: 'This user has no manual trial.' } });
    const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const { actor } = open();
    const revoke = await screen.findByRole('button', { name: 'Revoke the trial of Bo Ray' });
    await actor.click(revoke);
    expect(server.bodies(REVOKE)).toEqual([]);
    await actor.click(revoke);
    expect(await screen.findByText('This user has no manual trial.')).toBeInTheDocument();
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  test('when revoking or extending fails without a reason, then the panel says what', async () => {
    server.on('PUT /api/admin/extend-manual-trial/u2', { status: 500, body: {} });
    server.on('DELETE /api/admin/revoke-manual-trial/u2', { status: 500, body: {} });
    jest.spyOn(window, 'confirm').mockReturnValue(true);
    const { actor } = open();
    await actor.click(await screen.findByRole('button', { name: 'Revoke the trial of Bo Ray' }));
    expect(await screen.findByText('Failed to revoke trial')).toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Extend the trial of Bo Ray' }));
    await actor.type(screen.getByLabelText('Reason'), 'More');
    await actor.click(screen.getByRole('button', { name: 'Extend Trial' }));
    expect(await screen.findByText('Failed to extend trial')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Extend Manual Trial' })).toBeInTheDocument();
  });
});
