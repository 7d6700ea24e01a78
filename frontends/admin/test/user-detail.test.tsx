/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import { api } from '@fairshare/api-client';
import type { ExportedUser, ManualTrial } from '@fairshare/contracts';
import { type ApiServer, startApiServer, startActor } from '@fairshare/testing/browser';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import Panel from '../src/exposed/panel';
import { ADMIN, TRIAL } from './support/people';
import { openWindow } from './support/window';

const DESK = 1280;
const PHONE = 360;
const GRANT = 'POST /api/admin/grant-manual-trial';
const TRIALS = 'GET /api/admin/manual-trials';

const account = (first: string, last: string, status: string): ExportedUser => ({
  'First Name': first,
  'Last Name': last,
  'Email Address': `${first.toLowerCase()}@example.org`,
  'Auth Method': 'local',
  'Marketing Preference Status': 'Pending',
  'Subscription Status': status,
  'Created At': '2026-05-01T12:00:00.000Z',
});
const USERS = [account('Ann', 'Ace', 'Past Due'), account('Bo', 'Ray', 'Manual Trial'), account('Cy', 'Poe', 'None')];

let server: ApiServer;
beforeEach(async () => {
  server = await startApiServer();
  api.baseUrl = server.url;
  server.on('GET /api/auth/user', { body: ADMIN });
  server.on('GET /api/admin/export-users', { body: { count: USERS.length, exportedAt: '2026-05-02T12:00:00.000Z', users: USERS } });
  server.on('GET /api/admin/users/search', { body: { users: [{ id: 'u1', email: 'ann@example.org', fullName: 'Ann Ace', hasManualTrial: false }] } });
  hasTrials([TRIAL]);
});
afterEach(() => server.close());

const hasTrials = (trials: ManualTrial[]) => server.on(TRIALS, { body: { trials } });

async function open(width: number, hash = '') {
  openWindow(width);
  window.history.pushState(null, '', `/admin${hash}`);
  const actor = startActor();
  render(<Panel />);
  await screen.findByRole('table', { name: 'All User Accounts' });
  return actor;
}

const name = (of: string) => within(screen.getByRole('table', { name: 'All User Accounts' })).getByRole('button', { name: of });
const detail = (of: string) => within(screen.getByRole('region', { name: of }));
const facts = (part: HTMLElement) =>
  [...part.querySelectorAll('dt')].map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent?.replaceAll(/\s/g, ' ')]);
const headings = () =>
  within(screen.getByRole('table', { name: 'All User Accounts' }))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

describe('beside the table', () => {
  test('when a user is chosen, then all that is known of them shows', async () => {
    const actor = await open(DESK);
    expect(headings()).toHaveLength(8);
    await actor.click(name('Bo Ray'));
    const shown = screen.getByRole('region', { name: 'Bo Ray' });
    expect(facts(shown)).toEqual([
      ['Subscription Status', 'Manual Trial'],
      ['Marketing Status', 'Pending'],
      ['Auth Method', 'local'],
      ['Created At', expect.stringMatching(/^May 1, 2026, \d+:00 [AP]M$/)],
      ['Granted', 'May 1, 2026'],
      ['Expires', 'May 11, 2026'],
      ['Days Remaining', '2'],
      ['Reason', 'Captain'],
      ['Granted By', 'Ada Min'],
    ]);
    expect(headings()).toEqual(['First Name', 'Last Name', 'Email', 'Subscription Status', 'Actions']);
    expect(screen.getByRole('row', { selected: true })).toHaveTextContent('Bo');
    expect(screen.getByText('Bo Ray is shown beside the table')).toBeInTheDocument();
    expect(window.location.hash).toBe('#user=bo%40example.org');
  });

  test('when there is room for both, then the table keeps all of its columns', async () => {
    const actor = await open(1_600);
    await actor.click(name('Ann Ace'));
    expect(headings()).toHaveLength(8);
  });

  test('when the administrator goes back, then the user shown before returns', async () => {
    const actor = await open(DESK);
    await actor.click(name('Ann Ace'));
    await actor.click(name('Bo Ray'));
    window.history.back();
    expect(await screen.findByRole('region', { name: 'Ann Ace' })).toBeInTheDocument();
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Ann Ace' })).not.toBeInTheDocument());
    expect(window.location.hash).toBe('');
  });

  test('when the address names a user, then they are shown at once', async () => {
    await open(DESK, '#user=cy%40example.org');
    expect(screen.getByRole('region', { name: 'Cy Poe' })).toBeInTheDocument();
    expect(name('Cy Poe')).toHaveAttribute('aria-current', 'true');
    window.history.pushState(null, '', '/admin#user=gone%40example.org');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Cy Poe' })).not.toBeInTheDocument());
  });

  test('when a name is pressed by keyboard, then Escape leads back to it', async () => {
    const actor = await open(DESK);
    name('Ann Ace').focus();
    await actor.keyboard('{Enter}');
    expect(detail('Ann Ace').getByRole('heading', { name: 'Ann Ace' })).toHaveFocus();
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Ann Ace' })).not.toBeInTheDocument());
    expect(name('Ann Ace')).toHaveFocus();
  });

  test('when a user is shown, then arrow keys show the next one', async () => {
    const actor = await open(DESK);
    name('Ann Ace').focus();
    await actor.keyboard('{ArrowDown}');
    expect(screen.queryByRole('region', { name: 'Bo Ray' })).not.toBeInTheDocument();
    await actor.click(name('Ann Ace'));
    await actor.keyboard('{ArrowDown}{ArrowDown}');
    expect(name('Cy Poe')).toHaveFocus();
    await actor.keyboard('{Enter}');
    expect(detail('Cy Poe').getByRole('heading', { name: 'Cy Poe' })).toHaveFocus();
    await actor.click(detail('Cy Poe').getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Cy Poe' })).not.toBeInTheDocument());
    expect(window.location.hash).toBe('');
  });
});

describe('what can be done', () => {
  test('when the email or the row is copied, then it says so', async () => {
    const actor = await open(DESK, '#user=ann%40example.org');
    await actor.click(detail('Ann Ace').getByRole('button', { name: 'Copy email' }));
    expect(await navigator.clipboard.readText()).toBe('ann@example.org');
    await actor.click(detail('Ann Ace').getByRole('button', { name: 'Copy row' }));
    expect(await navigator.clipboard.readText()).toMatch(/^Ann\tAce\tann@example.org\tlocal\t/);
  });

  test('when a trial is granted here, then it stands here', async () => {
    const actor = await open(DESK, '#user=ann%40example.org');
    expect(detail('Ann Ace').getByText('No manual trial.')).toBeInTheDocument();
    await actor.click(detail('Ann Ace').getByRole('button', { name: 'Grant Manual Trial to Ann Ace' }));
    await actor.type(await screen.findByLabelText('Reason'), 'Captain');
    const granted = { ...TRIAL, id: 'u1', fullName: 'Ann Ace', email: 'ann@example.org' };
    server.on(GRANT, { status: 201, body: { success: true, message: 'ok', trial: granted } });
    hasTrials([TRIAL, granted]);
    await actor.click(screen.getByRole('button', { name: 'Grant Trial' }));
    expect(await screen.findByText('Manual trial granted successfully')).toBeInTheDocument();
    expect(server.bodies(GRANT)).toEqual([{ userId: 'u1', days: 10, reason: 'Captain' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(detail('Ann Ace').getByRole('button', { name: 'Extend the trial of Ann Ace' })).toBeInTheDocument();
  });

  test('when the user is gone meanwhile, then no trial is granted', async () => {
    server.on('GET /api/admin/users/search', { body: { users: [] } });
    const actor = await open(DESK, '#user=ann%40example.org');
    await actor.click(detail('Ann Ace').getByRole('button', { name: 'Grant Manual Trial to Ann Ace' }));
    await actor.type(await screen.findByLabelText('Reason'), 'Captain');
    await actor.click(screen.getByRole('button', { name: 'Grant Trial' }));
    expect(await screen.findByText('Failed to grant trial')).toBeInTheDocument();
    expect(server.bodies(GRANT)).toEqual([]);
  });

  test('when a trial is revoked here, then another can be granted', async () => {
    server.on('DELETE /api/admin/revoke-manual-trial/u2', { body: { success: true, message: 'ok', trial: TRIAL } });
    jest.spyOn(window, 'confirm').mockReturnValue(true);
    const actor = await open(DESK, '#user=bo%40example.org');
    hasTrials([]);
    await actor.click(detail('Bo Ray').getByRole('button', { name: 'Revoke the trial of Bo Ray' }));
    expect(await screen.findByText('Manual trial revoked successfully')).toBeInTheDocument();
    expect(detail('Bo Ray').getByRole('button', { name: 'Grant Manual Trial to Bo Ray' })).toBeInTheDocument();
  });

  test('when Escape closes a dialog that was opened here, then the detail stays', async () => {
    const actor = await open(DESK, '#user=bo%40example.org');
    await actor.click(detail('Bo Ray').getByRole('button', { name: 'Extend the trial of Bo Ray' }));
    await screen.findByRole('dialog', { name: 'Extend Manual Trial' });
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Bo Ray' })).toBeInTheDocument();
  });

  test('when the account of who granted a trial is gone, then it says that', async () => {
    hasTrials([{ ...TRIAL, manualTrialGrantedBy: '' }]);
    await open(DESK, '#user=bo%40example.org');
    expect(detail('Bo Ray').getByText('An account that is gone')).toBeInTheDocument();
  });
});

describe('on a phone', () => {
  test('when a user is chosen, then closing the sheet leads to the table', async () => {
    const actor = await open(PHONE);
    await actor.click(name('Bo Ray'));
    const sheet = await screen.findByRole('dialog', { name: 'Bo Ray' });
    expect(facts(sheet)).toContainEqual(['Granted By', 'Ada Min']);
    expect(window.location.hash).toBe('#user=bo%40example.org');
    await actor.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.hash).toBe('');
    expect(name('Bo Ray')).toHaveFocus();
  });

  test('when the administrator goes back, then the sheet is closed', async () => {
    const actor = await open(PHONE);
    await actor.click(name('Bo Ray'));
    await screen.findByRole('dialog', { name: 'Bo Ray' });
    window.history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('when the arrow keys are pressed, then no sheet opens', async () => {
    const actor = await open(PHONE);
    name('Ann Ace').focus();
    await actor.keyboard('{ArrowDown}');
    expect(name('Bo Ray')).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
