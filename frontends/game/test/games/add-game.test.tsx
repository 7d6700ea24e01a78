/** @jest-environment jsdom */
import { startActor } from '@fairshare/testing/browser';
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { AddGameButton } from '../../src/features/games/side-games/add-game-button';
import { OfflineContext, WITHOUT_STORE } from '../../src/session/offline/offline';
import { NOTHING_SELECTED } from '../../src/session/selection/selected';
import { SelectionProvider } from '../../src/session/selection/selection';
import { stubMatchMedia, stubResizeObserver } from '../support/browser';
import { FakeApi } from '../support/fake-api';
import { aGroup } from '../support/golf-data';
import { aRound, GOLFERS } from '../support/payouts-round';
import { showScreen } from '../support/show-screen';

/** Replaces Worker, which jsdom lacks: runs the worker's own script on the page's thread. */
class HereWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly #script: Promise<(event: { data: unknown }) => unknown>;
  constructor() {
    const listen = jest.spyOn(self, 'addEventListener').mockImplementation(() => undefined);
    this.#script = new Promise((resolve) => {
      jest.isolateModules(() => jest.requireActual('../../src/features/games/side-games/forecast.worker'));
      resolve(listen.mock.calls.find(([name]) => name === 'message')?.[1] as never);
    });
    listen.mockRestore();
  }
  postMessage(data: unknown): void {
    void this.#script.then((answer) => {
      const postMessage = jest.spyOn(self, 'postMessage').mockImplementation(((message: unknown) => this.onmessage?.({ data: message })) as never);
      answer({ data: JSON.parse(JSON.stringify(data)) });
      postMessage.mockRestore();
    });
  }
  terminate(): void {}
}

beforeEach(() => {
  stubMatchMedia();
  stubResizeObserver();
});
afterEach(() => Reflect.deleteProperty(globalThis, 'Worker'));

async function openList(count: number) {
  const { game, entered } = aRound();
  const players = GOLFERS.slice(0, count);
  new FakeApi()
    .on('GET /api/groups/g1', { body: aGroup('g1', 'Regulars', { players }) })
    .on('GET /api/groups', { body: [] })
    .on('GET /api/game-state/s1', { body: game })
    .on('GET /api/game-state/s1/holes', { body: entered })
    .install();
  showScreen(
    <OfflineContext value={WITHOUT_STORE}>
      <SelectionProvider initial={{ ...NOTHING_SELECTED, tab: 'games', groupId: 'g1', gameId: 's1' }} onChange={() => undefined}>
        <AddGameButton />
      </SelectionProvider>
    </OfflineContext>,
  );
  const actor = startActor();
  await actor.click(await screen.findByRole('button', { name: 'Add a Game' }));
  await screen.findByRole('dialog', { name: 'Add a Game' });
  return actor;
}
const row = (name: RegExp) => screen.getAllByRole('listitem').find(({ textContent }) => name.test(textContent ?? '')) as HTMLElement;

test('when two play without a course, then the list says what they can', async () => {
  await openList(2);
  expect(within(row(/^Wolf/)).queryByRole('button')).toBeNull();
  expect(row(/^Wolf/)).toHaveTextContent('3 to 5 players · Wild · Asks: PartnerFor 3 to 5 players');
  expect(row(/^Stableford/)).toHaveTextContent('Needs a course');
  expect(within(row(/^Nassau/)).getByRole('button')).toHaveTextContent('2 to 4 players · Quiet · Only scores');
});

test('when the list is narrowed, then only such kinds stay', async () => {
  const actor = await openList(4);
  await actor.click(screen.getByRole('radio', { name: 'Wild' }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => /^[A-Z][a-z]+?(?=[A-Z])/.exec(textContent ?? '')?.[0])).toEqual(['Skins', 'Wolf', 'Vegas']);
  await actor.click(screen.getByRole('radio', { name: 'Only scores' }));
  expect(row(/^Wolf/)).toBeUndefined();
  expect(row(/^Rabbit/)).toBeDefined();
});

test('when a kind is picked, then what it may bring follows its options', async () => {
  Reflect.set(globalThis, 'Worker', HereWorker);
  const actor = await openList(4);
  await actor.click(screen.getByRole('button', { name: /^Skins/ }));
  const forecast = await screen.findByText(/^About \$\d+ a player in a usual round, \$\d+ in a wild one\.$/);
  const before = forecast.textContent;
  const value = screen.getByRole('textbox', { name: 'Value' });
  await actor.clear(value);
  await actor.type(value, '20');
  await screen.findByText((words) => words.startsWith('About $') && words !== before && /\$\d{3}/.test(words));
  await actor.clear(value);
  expect(screen.queryByText(/in a wild one/)).toBeNull();
});

test('when the browser runs no worker, then the game can still be added', async () => {
  const actor = await openList(4);
  await actor.click(screen.getByRole('button', { name: /^Skins/ }));
  expect(await screen.findByRole('button', { name: 'Add Skins' })).toBeEnabled();
  expect(screen.queryByText(/^About/)).toBeNull();
});
