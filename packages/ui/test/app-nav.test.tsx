/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppNav } from '../src/index';

const onGroups = jest.fn();
const onGames = jest.fn();
const onPick = jest.fn();

/** jsdom has no media queries: a phone, by default. */
beforeAll(() => {
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
});

const show = (current: string) =>
  render(
    <AppNav
      label="Main"
      current={current}
      items={[
        { id: 'groups', label: 'Groups', icon: null, href: '#groups', onSelect: onGroups },
        {
          id: 'games',
          label: 'Games',
          icon: null,
          onSelect: onGames,
          picker: {
            label: 'Choose a game',
            value: 'bbb',
            onPick,
            options: [
              { value: 'bbb', label: 'BBB' },
              { value: 'points', label: '2/9/16' },
            ],
          },
        },
      ]}
    />,
  );

beforeEach(() => jest.clearAllMocks());

test('when a tab is current, then it says so, and the other does not', () => {
  show('games');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Games' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Groups' })).not.toHaveAttribute('aria-current');
});

test('when a link is pressed, then it stays in the app', async () => {
  show('games');
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Groups' }));
  expect(onGroups).toHaveBeenCalledTimes(1);
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Groups' }));
  await user.keyboard('{/Control}');
  expect(onGroups).toHaveBeenCalledTimes(1);
});

test('when another tab with places is pressed, then one press leads there', async () => {
  show('groups');
  await userEvent.click(screen.getByRole('button', { name: 'Games' }));
  expect(onGames).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('when its arrow is pressed, then the places are offered from anywhere', async () => {
  show('groups');
  const arrow = screen.getByRole('button', { name: 'Choose a game' });
  await userEvent.click(arrow);
  expect(await screen.findByRole('dialog', { name: 'Choose a game' })).toBeInTheDocument();
  expect(onGames).not.toHaveBeenCalled();
  expect(arrow).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'BBB' })).toHaveAttribute('aria-current', 'true');

  await userEvent.click(screen.getByRole('button', { name: '2/9/16' }));
  expect(onPick).toHaveBeenCalledWith('points');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(arrow).toHaveFocus();
});

test('when the tab that is shown is pressed, then it offers its places', async () => {
  show('games');
  await userEvent.click(screen.getByRole('button', { name: 'Games' }));
  expect(await screen.findByRole('dialog', { name: 'Choose a game' })).toBeInTheDocument();
  expect(onGames).not.toHaveBeenCalled();
});

test('when the tab that is shown is pressed twice, then its popup closes', async () => {
  show('games');
  const games = screen.getByRole('button', { name: 'Games' });
  await userEvent.click(games);
  await screen.findByRole('dialog');
  await userEvent.click(games);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('when the popup is left with Escape, then its arrow has the focus again', async () => {
  show('groups');
  const arrow = screen.getByRole('button', { name: 'Choose a game' });
  await userEvent.click(arrow);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(arrow).toHaveFocus();
});
