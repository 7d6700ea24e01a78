/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import CardsView from '../../src/features/games/cards/cards-view';
import { FakeApi } from '../support/fake-api';
import { aGame, aGroup } from '../support/golf-data';
import { showScreen } from '../support/show-screen';

test('when the round is finished, then no card changes hands', async () => {
  window.matchMedia = ((query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })) as never;
  new FakeApi().install();
  const deck = [{ id: 'fish', type: 'fish' as const, name: 'Fish', emoji: '🐟', value: 2 }];
  showScreen(<CardsView group={aGroup('g1', 'Saturday')} game={{ ...aGame('s1', 'g1', 'Saturday'), playerCards: { p1: [], p2: [] }, deck, status: 'finished' }} />);
  expect(await screen.findByRole('button', { name: /^Camel .* \$2 Available$/ })).toBeDisabled();
  expect(await screen.findByRole('button', { name: 'More about the cards' })).toBeDisabled();
});
