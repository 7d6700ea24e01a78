/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import { currentUserQuery } from '@fairshare/api-client';
import { screen, waitFor } from '@testing-library/react';
import { RegisterScreen } from '../src/features/register/register-screen';
import { serveEachTest, show, USER } from './support/show';

const server = serveEachTest();

const TERMS = { name: /^I accept the/ };
const submit = () => screen.getByRole('button', { name: 'Create Account' });

async function fillIn() {
  const shown = show(<RegisterScreen />);
  const { actor } = shown;
  await actor.type(screen.getByLabelText('First Name'), 'Ann');
  await actor.type(screen.getByLabelText('Last Name'), 'Ace');
  await actor.type(screen.getByLabelText('Email'), 'ann@example.org');
  await actor.type(screen.getByLabelText('Password'), 'secret');
  await actor.type(screen.getByLabelText('Confirm Password'), 'secret');
  await actor.click(screen.getByRole('checkbox', TERMS));
  return shown;
}

test('when several fields are wrong, then every error is shown at once', async () => {
  const { actor } = show(<RegisterScreen />);
  await actor.type(screen.getByLabelText('Confirm Password'), 'secret');
  await actor.click(submit());
  expect(await screen.findByText('First name is required')).toBeInTheDocument();
  for (const text of [
    'Last name is required',
    'Please enter a valid email address',
    'Password must be at least 6 characters',
    "Passwords don't match",
    'You must accept the Terms of Service and Privacy Policy to register',
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
});

test('when a field is edited, then its error is cleared and no other', async () => {
  const { actor } = show(<RegisterScreen />);
  await actor.click(submit());
  await screen.findByText('First name is required');
  await actor.type(screen.getByLabelText('Password'), 'x');
  expect(screen.queryByText('Password must be at least 6 characters')).not.toBeInTheDocument();
  expect(screen.getByText('First name is required')).toBeInTheDocument();
});

test('when a visitor registers, then the confirmation is not sent', async () => {
  server.on('POST /api/auth/register', { status: 201, body: { message: 'Welcome!', user: USER } });
  const { actor, visited, client } = await fillIn();
  await actor.click(submit());
  expect(await screen.findByText('Welcome!')).toBeInTheDocument();
  expect(visited).toEqual(['/']);
  expect(client.getQueryData(currentUserQuery().queryKey)).toEqual(USER);
  expect(server.bodies('POST /api/auth/register')).toEqual([
    { firstName: 'Ann', lastName: 'Ace', email: 'ann@example.org', password: 'secret', termsAccepted: true, marketingConsent: false },
  ]);
});

test('when registration is refused, then a toast says so', async () => {
  const issues = [{ path: 'email', message: 'Please enter a valid email address' }];
  server.on('POST /api/auth/register', { status: 400, body: { message: 'Invalid input', issues } });
  const { actor, visited } = await fillIn();
  await actor.click(submit());
  expect(await screen.findByText('Registration failed')).toBeInTheDocument();
  expect(screen.getByText('Invalid input')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(visited).toEqual([]);
});

test('when the email is known, then its field says so beside the toast', async () => {
  const message = 'An account with this email already exists. Please sign in.';
  server.on('POST /api/auth/register', { status: 409, body: { message, code: 'EMAIL_TAKEN', issues: [{ path: 'email', message }] } });
  const { actor } = await fillIn();
  await actor.click(submit());
  expect(await screen.findByText('Registration failed')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText('Email')).toBeInvalid();
});

test('when a legal text is opened and closed, then the box stays unchecked', async () => {
  const { actor } = show(<RegisterScreen />);
  await actor.click(screen.getByRole('button', { name: 'Terms of Service' }));
  expect(await screen.findByRole('dialog', { name: 'Terms of Service' })).toBeInTheDocument();
  expect(await screen.findByText(/Last updated: September 25, 2025/)).toBeInTheDocument();
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('checkbox', TERMS)).not.toBeChecked();
});
