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

const ANN: ExportedUser = {
  'First Name': 'Ann',
  'Last Name': 'Ace',
  'Email Address': 'ann@example.org',
  'Auth Method': 'local',
  'Marketing Preference Status': 'Pending',
  'Subscription Status': 'Past Due',
  'Created At': '2026-05-01T12:00:00.000Z',
};

let server: ApiServer;
beforeEach(async () => {
  openWindow(1280);
  server = await startApiServer();
  api.baseUrl = server.url;
  server.on('GET /api/auth/user', { body: ADMIN });
  server.on('GET /api/admin/export-users', { body: { count: 1, exportedAt: '2026-05-02T12:00:00.000Z', users: [ANN] } });
  server.on('GET /api/admin/manual-trials', { body: { trials: [TRIAL] } });
  server.on('GET /api/admin/users/search', { body: { users: [{ id: 'u1', email: 'ann@example.org', fullName: 'Ann Ace', hasManualTrial: false }] } });
});
afterEach(() => server.close());

function open() {
  const navigation = { location: { pathname: '/admin', search: '', hash: '' }, navigate: () => undefined };
  render(
    <NavigationProvider navigation={navigation}>
      <Panel />
    </NavigationProvider>,
  );
  return startActor();
}

/** The cells of a table's first row, by heading. */
async function read(table: string, within_: HTMLElement = document.body) {
  const found = within(await within(within_).findByRole('table', { name: table }));
  const headings = found.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const row = found.getAllByRole('row')[1] as HTMLElement;
  return { headings, row: within(row), cells: [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')) };
}

test('when it is not known yet who asks, then a spinner shows', async () => {
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(await screen.findByRole('heading', { name: 'Admin Panel' })).toBeInTheDocument();
});

test('when the users are loaded, then the header counts them and says when', async () => {
  open();
  expect(await screen.findByText(/^Total users: 1 · Exported at: .*2026/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to App' })).toHaveAttribute('href', '/');
});

test('when a manual trial is listed, then it can be extended or revoked', async () => {
  open();
  const { headings, cells, row } = await read('Active Manual Trials');
  expect(headings.slice(0, 6)).toEqual(['User', 'Email', 'Granted', 'Expires', 'Days Remaining', 'Reason']);
  expect(cells.slice(0, 6)).toEqual(['Bo Ray', 'bo@example.org', 'May 1, 2026', 'May 11, 2026', '2', 'Captain']);
  expect(row.getByRole('button', { name: 'Extend the trial of Bo Ray' })).toBeInTheDocument();
  expect(row.getByRole('button', { name: 'Revoke the trial of Bo Ray' })).toBeInTheDocument();
});

test('when an account is listed, then it shows its columns and copy buttons', async () => {
  open();
  const { headings, cells, row } = await read('All User Accounts');
  expect(headings.slice(0, 7)).toEqual(['First Name', 'Last Name', 'Email', 'Auth Method', 'Marketing Status', 'Subscription Status', 'Created At']);
  expect(cells.slice(0, 7)).toEqual(['Ann', 'Ace', 'ann@example.org', 'local', 'Pending', 'Past Due', 'May 1, 2026']);
  expect(row.getByText('local')).toHaveAttribute('data-variant', 'default');
  expect(row.getByText('Past Due')).toHaveAttribute('data-variant', 'destructive');
  expect(row.getByRole('button', { name: 'Copy ann@example.org' })).toBeInTheDocument();
  expect(row.getByRole('button', { name: 'Copy row of ann@example.org' })).toBeInTheDocument();
});

const BEN: ExportedUser = { ...ANN, 'First Name': 'Ben', 'Email Address': 'ben@example.org', 'Subscription Status': 'Active, ends Dec 19' };
const withUsers = (...users: ExportedUser[]) => server.on('GET /api/admin/export-users', { body: { count: users.length, exportedAt: '2026-05-02T12:00:00.000Z', users } });

test('when a state is pressed, then its users alone are listed', async () => {
  withUsers(ANN, BEN, { ...ANN, 'Email Address': 'cal@example.org', 'Subscription Status': 'Manual Trial' });
  const actor = open();
  const paying = await screen.findByRole('button', { name: 'Paying 1' });
  for (const name of ['Trial 1', 'Past due 1', 'Ended 0']) expect(screen.getByRole('button', { name })).toBeInTheDocument();
  await actor.click(paying);
  const { row } = await read('All User Accounts');
  expect(row.getByText('Active, ends Dec 19')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Copy ann@example.org' })).not.toBeInTheDocument();
  await actor.click(paying);
  expect(screen.getByRole('button', { name: 'Copy ann@example.org' })).toBeInTheDocument();
});

test('when every user says the same, then it is plain text', async () => {
  withUsers(ANN, BEN);
  open();
  const { row } = await read('All User Accounts');
  expect(row.getByText('local')).not.toHaveAttribute('data-variant');
  expect(row.getByText('Past Due')).toHaveAttribute('data-variant', 'destructive');
});

test('when a row is read out, then both names are its headings', async () => {
  open();
  const { row } = await read('All User Accounts');
  expect(row.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Ann', 'Ace']);
});

test('when Grant Manual Trial opens, then users show name, email and status', async () => {
  const actor = open();
  await actor.click(await screen.findByRole('button', { name: 'Grant Manual Trial' }));
  const dialog = await screen.findByRole('dialog', { name: 'Grant Manual Trial' });
  await within(dialog).findByRole('button', { name: 'Select Ann Ace' });
  const table = within(within(dialog).getByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Email', 'Status', 'Select']);
  expect(table.getByText('Available')).toBeInTheDocument();
});

test('when a trial is extended, then reason and 1 to 365 days are required', async () => {
  const EXTEND = 'PUT /api/admin/extend-manual-trial/u2';
  server.on(EXTEND, { body: { success: true, message: 'ok', trial: TRIAL } });
  const actor = open();
  await actor.click(await screen.findByRole('button', { name: 'Extend the trial of Bo Ray' }));
  const confirm = await screen.findByRole('button', { name: 'Extend Trial' });
  await actor.clear(screen.getByLabelText('Additional Days'));
  await actor.type(screen.getByLabelText('Reason'), '  ');
  await actor.click(screen.getByLabelText('Additional Days'));
  expect(await screen.findByText('Reason is required')).toBeInTheDocument();
  expect(confirm).toBeDisabled();
  await actor.type(screen.getByLabelText('Reason'), 'More');
  await actor.clear(screen.getByLabelText('Additional Days'));
  await actor.type(screen.getByLabelText('Additional Days'), '366');
  expect(confirm).toBeDisabled();
  await actor.clear(screen.getByLabelText('Additional Days'));
  await actor.click(confirm);
  await waitFor(() => expect(server.bodies(EXTEND)).toEqual([{ additionalDays: 7, reason: 'More' }]));
});

test('when all emails are copied, then the button says Copied for 2 seconds', async () => {
  const actor = open();
  const copyAll = await screen.findByRole('button', { name: 'Copy All Emails' });
  await waitFor(() => expect(copyAll).toBeEnabled());
  const since = Date.now();
  await actor.click(copyAll);
  await screen.findByRole('button', { name: 'Copied' });
  await screen.findByRole('button', { name: 'Copy All Emails' }, { interval: 10 });
  expect(Date.now() - since).toBeGreaterThanOrEqual(1_800);
});
