/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import { currentUserQuery } from '@fairshare/api-client';
import { screen, waitFor } from '@testing-library/react';
import { LoginScreen } from '../src/features/login/login-screen';
import { serveEachTest, show, USER } from './support/show';

const server = serveEachTest();

async function logIn(password = 'secret') {
  const shown = show(<LoginScreen />);
  await shown.actor.type(screen.getByLabelText('Email'), ' Ann@example.org ');
  await shown.actor.type(screen.getByLabelText('Password'), password);
  await shown.actor.click(screen.getByRole('button', { name: 'Log In' }));
  return shown;
}

test('when the form is empty, then each field says what is missing', async () => {
  const { actor } = show(<LoginScreen />);
  await actor.click(screen.getByRole('button', { name: 'Log In' }));
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address'));
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(server.bodies('POST /api/auth/login')).toEqual([]);
});

test.each([
  [false, '/'],
  [true, '/subscribe'],
])('when a subscription is required: %s, then the golfer is taken to %s', async (requiresSubscription, path) => {
  server.on('POST /api/auth/login', { body: { requiresSubscription, user: USER } });
  const { visited, client } = await logIn();
  await waitFor(() => expect(visited).toEqual([path]));
  expect(server.bodies('POST /api/auth/login')).toEqual([{ email: 'Ann@example.org', password: 'secret' }]);
  expect(client.getQueryData(currentUserQuery().queryKey)).toEqual(USER);
});

test.each([
  [{ message: 'Invalid email or password' }, 'Invalid email or password'],
  [{}, 'Please check your credentials and try again.'],
])('when the sign-in is refused with %j, then toast and password say so', async (body, text) => {
  server.on('POST /api/auth/login', { status: 401, body });
  const { visited } = await logIn('wrong');
  expect(await screen.findByText('Sign in failed')).toBeInTheDocument();
  expect(screen.getAllByText(text)).not.toHaveLength(0);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(text);
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  expect(visited).toEqual([]);
});

test('when a password manager looks, then it finds username and current password', () => {
  show(<LoginScreen />);
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});
