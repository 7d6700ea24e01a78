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

beforeEach(() => {
  jest.clearAllMocks();
  render(
    <AppNav
      label="Main"
      current="games"
      items={[
        { id: 'groups', label: 'Groups', icon: null, href: '#groups', onSelect: onGroups },
        {
          id: 'games',
          label: 'Games',
          icon: null,
          onSelect: onGames,
          picker: { label: 'Choose a game', value: 'bbb', onPick, options: [
            { value: 'bbb', label: 'BBB' },
            { value: 'points', label: '2/9/16' },
          ] },
        },
      ]}
    />,
  );
});

test('it says which tab is current', () => {
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Games' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Groups' })).not.toHaveAttribute('aria-current');
});

test('a plain press of a link stays in the app; one for another window is left to the browser', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Groups' }));
  expect(onGroups).toHaveBeenCalledTimes(1);
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Groups' }));
  await user.keyboard('{/Control}');
  expect(onGroups).toHaveBeenCalledTimes(1);
});

test('a tab with a picker shows at once and offers its places', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Games' }));
  expect(onGames).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog', { name: 'Choose a game' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'BBB' })).toHaveAttribute('aria-current', 'true');

  await userEvent.click(screen.getByRole('button', { name: '2/9/16' }));
  expect(onPick).toHaveBeenCalledWith('points');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
