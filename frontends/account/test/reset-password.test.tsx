/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import { api } from '@fairshare/api-client';
import { screen, waitFor } from '@testing-library/react';
import { ForgotPasswordScreen } from '../src/features/forgot-password/forgot-password-screen';
import { ResetPasswordScreen } from '../src/features/reset-password/reset-password-screen';
import { REDIRECT_AFTER_RESET_MS } from '../src/shared/constants';
import { serveEachTest, show } from './support/show';

const server = serveEachTest();

const CHECK = 'POST /api/auth/reset-password';
const UPDATE = 'POST /api/auth/update-password';
const follow = (search = '?token=abc') => show(<ResetPasswordScreen />, { search });

test.each([
  ['refused with a reason', { status: 400, body: { success: false, message: 'Used already.' } }, 'Used already.'],
  ['refused without one', { status: 400, body: { success: false } }, 'Invalid or expired reset token.'],
  ['answered without success', { body: { success: false } }, 'Invalid or expired reset token.'],
  ['answered without a user', { body: { success: true, message: '' } }, 'Invalid reset session.'],
  ['not answered', { status: 500, body: { message: 'Oops' } }, 'This reset link may have expired or already been used.'],
])('when the check of a link is %s, then the screen says why', async (_case, reply, text) => {
  server.on(CHECK, reply);
  follow();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Request a new reset link' })).toHaveAttribute('href', '/forgot-password');
});

test('when a link has no token, then it is refused without asking the server', async () => {
  follow('');
  expect(await screen.findByText('Invalid reset link. Please request a new password reset.')).toBeInTheDocument();
  expect(server.bodies(CHECK)).toEqual([]);
});

describe('a valid reset link', () => {
  beforeEach(() => server.on(CHECK, { body: { success: true, userId: 'u1', message: 'Choose a new password.' } }));

  async function choose(password: string, confirmation = password) {
    const shown = follow();
    await shown.actor.type(await screen.findByLabelText('New Password'), password);
    await shown.actor.type(screen.getByLabelText('Confirm New Password'), confirmation);
    await shown.actor.click(screen.getByRole('button', { name: 'Reset Password' }));
    return shown;
  }

  test.each([
    ['1234567', '1234567', 'Password must be at least 8 characters'],
    ['12345678', '12345679', "Passwords don't match"],
  ])('when the new password is %s and its confirmation %s, then they are refused', async (password, confirmation, text) => {
    await choose(password, confirmation);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(server.bodies(UPDATE)).toEqual([]);
  });

  test('when a new password is set, then home follows three seconds later', async () => {
    server.on(UPDATE, { body: { message: 'Done' } });
    const { visited } = await choose('12345678');
    expect(await screen.findByText(/Your password has been reset/)).toBeInTheDocument();
    expect(server.bodies(UPDATE)).toEqual([{ token: 'abc', userId: 'u1', password: '12345678' }]);
    await waitFor(() => expect(visited).toEqual(['/']));
    expect(Date.now() - server.lastAskedAt(UPDATE)).toBeGreaterThan(REDIRECT_AFTER_RESET_MS - 500);
  });

  test('when setting the password fails, then a message says so, and the form stays', async () => {
    server.on(UPDATE, { status: 500, body: {} });
    await choose('12345678');
    expect(await screen.findByText('Failed to reset password. Please try again.')).toBeInTheDocument();
    expect(screen.getByLabelText('New Password')).toHaveValue('12345678');
  });
});

describe('asking for a link', () => {
  async function ask() {
    const shown = show(<ForgotPasswordScreen />);
    await shown.actor.type(screen.getByLabelText('Email'), 'ann@example.org');
    await shown.actor.click(screen.getByRole('button', { name: 'Send Reset Link' }));
  }

  test('when a link is requested, then the screen shows what the server says', async () => {
    server.on('POST /api/auth/forgot-password', { body: { message: 'It is on its way.' } });
    await ask();
    expect(await screen.findByText('It is on its way.')).toBeInTheDocument();
    expect(server.bodies('POST /api/auth/forgot-password')).toEqual([{ email: 'ann@example.org' }]);
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  test('when there is no connection, then the screen says so', async () => {
    api.baseUrl = 'http://127.0.0.1:1';
    await ask();
    expect(await screen.findByText('An unexpected error occurred. Please try again.')).toBeInTheDocument();
    expect(screen.getByText('No connection to the server.')).toBeInTheDocument();
  });
});
