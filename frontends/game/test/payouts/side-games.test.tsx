/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { stubMatchMedia, stubResizeObserver } from '../support/browser';
import { aRound, aRoundOfSideGames, NASSAU, SIDE_GAMES, SKINS } from '../support/payouts-round';
import { CALCULATE, type PayoutsTable } from '../support/payouts-table';
import { showPayoutsTab } from '../support/show-payouts';

beforeEach(() => {
  stubMatchMedia();
  window.scrollTo = () => undefined;
  stubResizeObserver();
  localStorage.clear();
});

const show = (round = aRoundOfSideGames(), prepare?: (table: PayoutsTable) => void) => showPayoutsTab(round, undefined, prepare);

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const headline = () => screen.getByRole('heading', { level: 1 }).textContent;
const section = (name: string) => within(screen.getByRole('heading', { name, level: 2 }).closest('section') ?? document.body);

test('when side games were played, then all of them are proposed by name', async () => {
  const round = aRound();
  const { table, actor } = show({ ...round, entered: { ...round.entered, sideGames: SIDE_GAMES } });
  await actor.click(await button('Calculate Payouts'));
  const dialog = within(screen.getByRole('dialog', { name: 'Calculate Payouts' }));
  expect(dialog.getAllByRole<HTMLInputElement>('switch').map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
    ['Card Game', true],
    ['2/9/16 Points', true],
    ['2/9/16 FBT', true],
    ['BBB Points', true],
    ['BBB FBT', true],
    ['Skins', true],
    ['Ann v Bo', true],
  ]);
  await actor.click(dialog.getByRole('switch', { name: 'Skins' }));
  await actor.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await button('Edit Payouts')).toBeVisible();
  expect(table.api.bodies(CALCULATE)).toMatchObject([{ selectedGames: ['cards', 'points', 'fbt', 'bbb-points', 'bbb-fbt', NASSAU] }]);
});

test('when a side game is left out, then one tap adds it by name', async () => {
  const { actor, table } = show(undefined, (prepared) => prepared.save([NASSAU as never]));
  await button(/Games left out\./);
  expect(headline()).toBe('1 payment settles Ann v Bo');
  await actor.click(await button(/Games left out\./));
  const banner = within((await screen.findByText('Not in these payments')).closest('[role=status]') as HTMLElement);
  expect(banner.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Skins $20.00']);
  await actor.click(banner.getByRole('button', { name: 'Add Skins' }));
  await waitFor(() => expect(headline()).toMatch(/^\d payments settle everything$/));
  expect(table.api.bodies(CALCULATE)).toMatchObject([{ selectedGames: [SKINS, NASSAU] }]);
});

test('when a saved payment is opened, then a bet opens to its holes', async () => {
  const { actor } = show(undefined, (prepared) => prepared.save([SKINS, NASSAU] as never));
  await button('Edit Payouts');
  const owes = section('Who Owes Who');
  await actor.click(owes.getAllByRole('button', { name: /See why/ })[0] as HTMLElement);
  await actor.click(owes.getAllByRole('button', { name: /^Skins/ })[0] as HTMLElement);
  const holes = owes.getAllByText('Tied, 1 carried')[0]?.closest('ul') as HTMLElement;
  expect(
    within(holes)
      .getAllByRole('listitem')
      .map((item) => item.textContent?.split(' ').slice(0, 2).join(' ')),
  ).toEqual(['Hole 1', 'Hole 2', 'Hole 3', 'Hole 4', 'Hole 5']);
  await actor.click(owes.getAllByRole('button', { name: /^Ann v Bo/ }).at(-1) as HTMLElement);
  expect(owes.getAllByText('Halved')[0]).toBeVisible();
});

test('when a side game stands by itself, then its standing and payments show', async () => {
  const { actor } = show();
  const skins = await button(/^Skins/);
  expect(skins).toHaveTextContent(/^Skins Ann \+\$\d+\.\d\d/);
  await actor.click(skins);
  await actor.click(await button(/^Ann v Bo/));
  await screen.findByRole('heading', { name: 'Skins Payouts' });
  expect(section('Skins - Who Owes Who').getByText('Ann Lee leads with 3 skins')).toBeVisible();
  expect(section('Ann v Bo - Who Owes Who').getAllByRole('article')).toHaveLength(1);
  expect(section('Ann v Bo - Who Owes Who').getByText('Ann v Bo can still change until all holes are entered.')).toBeVisible();
});

test('when two of four play a side game, then its payouts name them alone', async () => {
  const { actor } = show();
  await actor.click(await button(/^Ann v Bo/));
  const rows = within(section('Ann v Bo Payouts').getByRole('list')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Ann Lee'), expect.stringContaining('Bo Ray')]);
});
