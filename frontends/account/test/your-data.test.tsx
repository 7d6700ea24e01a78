/** @jest-environment @fairshare/testing/browser-environment */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { YourDataScreen } from '../src/features/your-data/your-data-screen';
import { serveEachTest, show, signIn } from './support/show';

const server = serveEachTest();
let saved: { name: string; text: Promise<string> }[];
beforeEach(() => {
  signIn(server);
  server.on('GET /api/user/photo', { body: { photo: null } });
  saved = [];
  // jsdom saves no files, so the test captures the blob.
  let blob: Blob | undefined;
  URL.createObjectURL = (given) => {
    blob = given as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    const reader = new FileReader();
    const text = new Promise<string>((resolve) => reader.addEventListener('load', () => resolve(String(reader.result))));
    if (blob) reader.readAsText(blob);
    saved.push({ name: this.download, text });
  };
});

const DATA = { exportedAt: '2026-11-21T13:39:42.011Z', account: { firstName: 'Ann' } };

test('when the data is downloaded, then its file is named after the date', async () => {
  server.on('GET /api/user/export', { body: DATA });
  const { actor } = show(<YourDataScreen />);

  await actor.click(await screen.findByRole('button', { name: 'Download My Data' }));

  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('fairshare-data-2026-11-21.json');
  expect(JSON.parse((await saved[0]?.text) ?? '')).toEqual(DATA);
});

test('when a photo was chosen, then it is shown and can be removed', async () => {
  server.on('GET /api/user/photo', { body: { photo: 'data:image/png;base64,iVBORw0KGgo=' } });
  server.on('DELETE /api/user/photo', { body: { photo: null } });
  const { actor } = show(<YourDataScreen />);
  expect(await screen.findByRole('button', { name: 'Change Photo' })).toBeEnabled();
  const photo = within(screen.getByRole('region', { name: 'Your Photo' })).getByRole('presentation', { hidden: true });
  expect(photo).toHaveAttribute('src', 'data:image/png;base64,iVBORw0KGgo=');

  await actor.click(screen.getByRole('button', { name: 'Remove photo' }));

  expect(await screen.findByRole('button', { name: 'Choose Photo' })).toBeEnabled();
  expect(photo).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove photo' })).toBeDisabled();
});

test('when a chosen photo cannot be read, then nothing is sent', async () => {
  const { actor } = show(<YourDataScreen />);

  // jsdom cannot decode images, just as a browser cannot decode this one.
  await actor.upload(await screen.findByLabelText('Photo'), new File(['text'], 'ann.png', { type: 'image/png' }));

  expect(await screen.findByText('This photo cannot be read')).toBeInTheDocument();
  expect(server.bodies('PUT /api/user/photo')).toEqual([]);
});

test('when the download fails, then the reason is shown and no file is saved', async () => {
  server.on('GET /api/user/export', { status: 503, body: { message: 'The platform is temporarily unavailable.' } });
  const { actor } = show(<YourDataScreen />);

  await actor.click(await screen.findByRole('button', { name: 'Download My Data' }));

  expect(await screen.findByText('The platform is temporarily unavailable.')).toBeInTheDocument();
  expect(saved).toEqual([]);
});

test('when an account is deleted, then a wrong password is refused first', async () => {
  const { actor, visited } = show(<YourDataScreen />);
  expect(await screen.findByText(/Groups without another member are deleted/)).toBeInTheDocument();
  await actor.click(screen.getByRole('button', { name: 'Delete My Account' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
  server.on('POST /api/user/delete', { status: 403, body: { message: 'That is not your password.', code: 'WRONG_PASSWORD' } });
  await actor.type(dialog.getByLabelText('Your password'), 'a guess');
  await actor.click(dialog.getByRole('button', { name: 'Delete Account' }));
  expect(await dialog.findByText('That is not your password.')).toBeInTheDocument();
  expect(visited).toEqual([]);

  server.on('POST /api/user/delete', { status: 204 });
  await actor.clear(dialog.getByLabelText('Your password'));
  await actor.type(dialog.getByLabelText('Your password'), 'correct horse');
  await actor.click(dialog.getByRole('button', { name: 'Delete Account' }));

  expect(await screen.findByText('Account deleted')).toBeInTheDocument();
  expect(visited).toEqual(['/']);
  expect(server.bodies('POST /api/user/delete')).toEqual([{ password: 'a guess' }, { password: 'correct horse' }]);
});

test('when Keep Account is pressed, then the dialog closes and nothing is deleted', async () => {
  const { actor } = show(<YourDataScreen />);
  await actor.click(await screen.findByRole('button', { name: 'Delete My Account' }));
  await actor.click(await screen.findByRole('button', { name: 'Keep Account' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(server.bodies('POST /api/user/delete')).toEqual([]);
});

test('when nobody is signed in, then a link leads to the sign-in', async () => {
  server.on('GET /api/auth/user', { status: 401, body: { message: 'Unauthorized' } });
  show(<YourDataScreen />);
  expect(await screen.findByRole('link', { name: 'Sign in to see it' })).toHaveAttribute('href', '/login');
});
