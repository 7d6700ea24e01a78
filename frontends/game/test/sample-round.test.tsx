/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { awardsByHole, factsOfCells, scoreBbbGame, scoreStrokeGame } from '@fairshare/golf-rules';
import { screen, waitFor, within } from '@testing-library/react';
import { GameApp } from '../src/app/game-app';
import { sampleRound } from '../src/app/sample/sample-round';
import { resetBrowser, stubResizeObserver } from './support/browser';
import { FakeApi } from './support/fake-api';
import { USER } from './support/golf-data';
import { showInShell } from './support/in-shell';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));

beforeEach(async () => {
  await resetBrowser();
  Element.prototype.scrollIntoView = jest.fn();
  stubResizeObserver();
});

/** The page of the sample round inside the shell's providers. */
function showSample(user: typeof USER | null) {
  const fake = new FakeApi().install();
  return { fake, ...showInShell(<GameApp />, { user, path: '/sample' }) };
}

const open = (name: string) => within(screen.getByRole('navigation', { name: 'Main' })).getByRole('button', { name });

test('when a visitor looks at the sample, then nothing is sent or kept', async () => {
  // Like a phone without any stored choice.
  localStorage.clear();
  const { actor, fake, visited } = showSample(null);
  await screen.findByRole('heading', { name: 'Hole 12' });
  await actor.click(screen.getAllByRole('button', { name: /^One more/ })[0] as HTMLElement);

  await actor.click(open('Payouts'));
  await actor.click((await screen.findAllByRole('button', { name: / pays / }))[0] as HTMLElement);
  expect(screen.queryByText(/^Error$/)).not.toBeInTheDocument();

  await actor.click(screen.getByRole('button', { name: 'Create Your Account' }));
  expect(visited).toEqual(['/register']);
  expect(fake.calls).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('when a visitor taps the missing score once, then money moves', async () => {
  const { actor } = showSample(null);
  await screen.findByRole('heading', { name: 'Hole 12' });
  await screen.findByRole('heading', { name: '2/9/16 Payouts' });
  const payouts = () => screen.getByRole('heading', { name: '2/9/16 Payouts' }).closest('section')?.textContent;
  const before = payouts();
  await actor.click(screen.getAllByRole('button', { name: /^One more/ }).at(-1) as HTMLElement);
  await waitFor(() => expect(payouts()).not.toBe(before));
  expect(screen.queryByText('This is a sample round')).not.toBeInTheDocument();
});

test('when anything but a score is changed, then the sample says that it cannot', async () => {
  const { actor } = showSample(null);
  await screen.findByRole('heading', { name: 'Hole 12' });
  await actor.click(open('Payouts'));
  await actor.click(await screen.findByRole('button', { name: 'Finish early' }));
  await actor.click(await screen.findByRole('button', { name: 'Finish Anyway' }));
  expect(await screen.findByText('This is a sample round', { selector: '[data-tone] *' })).toBeInTheDocument();
});

test('when a golfer has seen enough, then one tap leads to their first group', async () => {
  const { actor, visited, unmount } = showSample(USER);
  await actor.click(await screen.findByRole('button', { name: 'Create your first group' }));
  expect(visited).toEqual(['/']);
  unmount();
  anApi();
  showApp();
  expect(await screen.findByRole('dialog', { name: 'Create New Group' })).toBeInTheDocument();
});

test('when the sample round is scored, then 11 holes count in both games', () => {
  const { group, entered } = sampleRound('2026-05-02T12:00:00.000Z');
  const ids = group.players.map(({ id }) => id);
  const { strokes, marks } = factsOfCells(entered.holes);
  expect(scoreStrokeGame(ids, strokes).countedHoles).toHaveLength(11);
  expect(scoreBbbGame(ids, awardsByHole(marks))).toMatchObject({ incompleteHoles: [], countedHoles: { length: 11 } });
});
