/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));

test('when a newcomer has a wide screen, then Create Group is offered once', async () => {
  localStorage.clear();
  window.matchMedia = ((query: string) => ({ matches: true, media: query, addEventListener() {}, removeEventListener() {} })) as never;
  anApi({ groups: [] });
  const { actor } = showApp();
  expect(await screen.findByText('No groups yet')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Create Group' })).toHaveLength(1);
  await actor.click(screen.getByRole('button', { name: 'Create Group' }));
  expect(await screen.findByRole('dialog', { name: 'Create New Group' })).toBeInTheDocument();
});
