/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { resetBrowser, stubResizeObserver } from './support/browser';
import { aGame, aGroup, NO_PREFERENCES } from './support/golf-data';
import { anApi, showApp } from './support/show-app';

jest.mock('socket.io-client', () => jest.requireActual('./support/fake-socket'));

beforeEach(async () => {
  await resetBrowser();
  stubResizeObserver();
});

const CHAPTERS = ['Bingo Bango Bongo', '2/9/16', 'FBT: front, back, total', 'Card Game', 'More side games', 'Who Owes Who'];
const chapter = (name: string) => screen.getByRole('button', { name });
const openChapters = () => CHAPTERS.filter((name) => chapter(name).getAttribute('aria-expanded') === 'true');

async function showRules() {
  anApi({ preferences: { ...NO_PREFERENCES, currentTab: 'rules' } });
  const shown = showApp();
  await screen.findByRole('heading', { name: 'Bingo Bango Bongo' });
  return { ...shown, open: (name: string) => shown.actor.click(chapter(name)) };
}

const rowsOf = (caption: string | RegExp) =>
  within(screen.getByRole('table', { name: caption }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

test('when the Rules tab opens without a round, then all rules are there, closed', async () => {
  await showRules();
  for (const name of CHAPTERS) expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
  expect(openChapters()).toEqual([]);
});

test('when a game is played, then its rules alone are open', async () => {
  const [group, game] = [aGroup('g1', 'Regulars'), aGame('s1', 'g1', 'Saturday')];
  anApi({ groups: [group], games: [game], preferences: { ...NO_PREFERENCES, selectedGroupId: 'g1', selectedGameId: 's1', currentTab: 'rules' } });
  showApp();
  await waitFor(() => expect(openChapters()).toEqual(['Card Game']));
});

test('when rules name golfers, then they are the four of every example', async () => {
  const { open } = await showRules();
  for (const name of ['Bingo Bango Bongo', 'Card Game']) await open(name);
  for (const table of screen.getAllByRole('table')) {
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ann', 'Ben', 'Cal', 'Dee']);
  }
});

test('when the rules show examples, then their sums are right', async () => {
  const { open } = await showRules();
  for (const name of CHAPTERS) await open(name);
  expect(rowsOf(/^Points for first place/).slice(0, 3)).toEqual([
    ['2', '2 – 0', '2'],
    ['3', '5 – 3 – 1', '9'],
    ['4', '7 – 5 – 3 – 1', '16'],
  ]);
  expect(rowsOf('Ties, worked out')).toEqual([
    ['4, 4', '1, 1'],
    ['4, 4, 5', '4, 4, 1'],
    ['4, 5, 5', '5, 2, 2'],
    ['4, 4, 4', '3, 3, 3'],
    ['4, 4, 5, 6', '6, 6, 3, 1'],
    ['4, 5, 5, 6', '7, 4, 4, 1'],
    ['4, 4, 5, 5', '6, 6, 2, 2'],
  ]);
  expect(rowsOf('The front nine at $10.00').map((row) => row[2])).toEqual(['+$10.00gets $10.00', '−$3.34pays $3.34', '−$3.33pays $3.33', '−$3.33pays $3.33']);
  expect(rowsOf('One golfer takes front, back and total at $10.00').map((row) => row[2])).toEqual([
    '+$30.00gets $30.00',
    '−$10.00pays $10.00',
    '−$10.00pays $10.00',
    '−$10.00pays $10.00',
  ]);
  expect(rowsOf(/^Three golfers/).map((row) => row[2])).toEqual(['+$18.00gets $18.00', '+$3.00gets $3.00', '−$21.00pays $21.00']);
  expect(rowsOf(/^Hands at the end/).map((row) => row[2])).toEqual(['−$6.00pays $6.00', '−$2.00pays $2.00', '−$4.00pays $4.00', '+$12.00gets $12.00']);
  expect(screen.getByText(/3 payments settle that/)).toBeInTheDocument();
});

test('when odd cents are asked for, then the rules say how they are spread', async () => {
  const { open } = await showRules();
  await open('FBT: front, back, total');
  expect(screen.queryByText(/Nobody pays a second one/)).not.toBeInTheDocument();
  await open('Odd cents');
  expect(screen.getByText(/Nobody pays a second one before everyone else who had to pay has paid one/)).toBeInTheDocument();
});

test('when the rules list the deck, then seven cards are explained', async () => {
  const { open } = await showRules();
  await open('Card Game');
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent ?? '');
  for (const [index, name] of ['Camel', 'Fish', 'Roadrunner', 'Ghost', 'Skunk', 'Snake', 'Yeti'].entries()) expect(terms[index]).toContain(name);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Sand trap',
    'Water',
    'Cart path',
    'Out of bounds or lost ball',
    'Double bogey or worse',
    'Three or more putts',
    'Hit a tree',
  ]);
});

describe('the tutorial', () => {
  test('when the tutorial is started, then it leads through 7 steps', async () => {
    const { actor } = await showRules();
    expect(screen.getByText(/7 steps, about 3 minutes/)).toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Start Tutorial' }));
    const tour = within(await screen.findByRole('dialog', { name: 'Learn' }));
    const progress = () => tour.getByRole('progressbar').getAttribute('aria-valuetext');
    const press = (name: string) => actor.click(tour.getByRole('button', { name }));

    expect(tour.getByText('Step 1 of 7')).toBeInTheDocument();
    expect(progress()).toBe('14%');
    expect(tour.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await press('Next');
    expect(tour.getByRole('heading', { level: 3 })).toHaveFocus();
    await press('Previous');
    expect(tour.getByText('Step 1 of 7')).toBeInTheDocument();

    const isLit = () => expect(document.querySelector('[data-spotlight]')).toBeInTheDocument();
    for (let step = 1; step < 7; step += 1) {
      await waitFor(isLit);
      await press('Next');
    }
    await waitFor(isLit);
    expect(progress()).toBe('100%');
    await press('Finish Tutorial');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await actor.click(screen.getByRole('button', { name: 'Start Tutorial' }));
    expect(await screen.findByText('Step 1 of 7')).toBeInTheDocument();
  });

  test('when the control that is lit is tapped, then the next step follows', async () => {
    const { actor } = await showRules();
    await actor.click(screen.getByRole('button', { name: 'Start Tutorial' }));
    const lit = await waitFor(() => {
      const found = document.querySelector('[data-spotlight]');
      if (!found) throw new Error('nothing is lit');
      return found;
    });
    await actor.click(lit);
    expect(await screen.findByText('Step 2 of 7')).toBeInTheDocument();
  });
});
