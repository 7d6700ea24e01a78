/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import { ForgotPasswordScreen } from '../src/features/forgot-password/forgot-password-screen';
import { serveEachTest, show, signIn } from './support/show';

const CHANGE = 'POST /api/auth/change-password';

const server = serveEachTest();
beforeEach(() => signIn(server));

async function fillIn(password: string, confirmation = password) {
  const shown = show(<ForgotPasswordScreen />);
  await shown.actor.type(await screen.findByLabelText('Current Password'), 'the old one');
  await shown.actor.type(screen.getByLabelText('New Password'), password);
  await shown.actor.type(screen.getByLabelText('Confirm New Password'), confirmation);
  await shown.actor.click(screen.getByRole('button', { name: 'Change Password' }));
  return shown;
}

test('when somebody signed in gives the current password, then it is replaced', async () => {
  server.on(CHANGE, { body: { message: 'Every other device was signed out.' } });
  const { visited } = await fillIn('a new password');
  expect(await screen.findByText('Password changed')).toBeInTheDocument();
  expect(screen.getByText('Every other device was signed out.')).toBeInTheDocument();
  expect(server.bodies(CHANGE)).toEqual([{ currentPassword: 'the old one', password: 'a new password' }]);
  expect(visited).toEqual(['/']);
  expect(screen.getByRole('link', { name: 'Back to App' })).toHaveAttribute('href', '/');
});

test('when the current password is wrong, then its field says so', async () => {
  const message = 'That is not your password.';
  server.on(CHANGE, { status: 403, body: { message, code: 'WRONG_PASSWORD', issues: [{ path: 'currentPassword', message }] } });
  const { visited } = await fillIn('a new password');
  await waitFor(() => expect(screen.getByLabelText('Current Password')).toHaveAccessibleDescription(message));
  expect(visited).toEqual([]);
});

test.each([
  ['1234567', '1234567', 'Password must be at least 8 characters'],
  ['12345678', '12345679', "Passwords don't match"],
])('when the new password is %s and its confirmation %s, then nothing is sent', async (password, confirmation, text) => {
  await fillIn(password, confirmation);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(server.bodies(CHANGE)).toEqual([]);
});

test('when the current password is forgotten, then a link is mailed', async () => {
  server.on('POST /api/auth/forgot-password', { body: { message: 'It is on its way.' } });
  const { actor } = show(<ForgotPasswordScreen />);
  await actor.click(await screen.findByRole('button', { name: 'Email Me a Reset Link' }));
  expect(await screen.findByText('It is on its way.')).toBeInTheDocument();
  expect(server.bodies('POST /api/auth/forgot-password')).toEqual([{ email: 'ann@example.org' }]);
});
