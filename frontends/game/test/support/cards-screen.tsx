import { gameStateQuery } from '@fairshare/api-client';
import type { GameState, Group } from '@fairshare/contracts';
import { startActor } from '@fairshare/testing/browser';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import CardsView from '../../src/features/games/cards/cards-view';
import { cardsOnTable, withAssignment } from '../../src/shared/card-table';
import { FakeApi } from './fake-api';
import { aGame, aGroup } from './golf-data';
import { showScreen } from './show-screen';

/** A custom card of the group. */
export const CLUB = { id: 'club', name: 'Lost a club', emoji: '🏌️', value: 15 };
export const ASSIGN = 'POST /api/game-state/s1/assign-card';
export const VALUES = 'PUT /api/game-states/s1/card-values';

/** A card game and the server that stores it; new before each test. */
export class CardsScreen {
  group: Group = aGroup('g1', 'Saturday', { customCards: [CLUB] });
  game: GameState = { ...aGame('s1', 'g1', 'Saturday'), playerCards: { p1: [], p2: [] }, deck: [{ id: 'fish', type: 'fish', name: 'Fish', emoji: '🐟', value: 2 }] };
  readonly api = new FakeApi()
    .on('GET /api/game-state/s1', () => ({ body: this.game }))
    .on(ASSIGN, (body) => {
      const { cardType, playerId } = body as { cardType: string; playerId: string | null };
      const card = cardsOnTable(this.game, this.group.customCards).find(({ key }) => key === cardType);
      if (card) this.game = { ...withAssignment(this.game, card, playerId, this.group.players), version: this.game.version + 1 };
      return { body: this.game };
    })
    .on(VALUES, (body) => {
      this.game = { ...this.game, ...(body as Pick<GameState, 'cardValues'>), version: this.game.version + 1 };
      return { body: this.game };
    })
    .install();

  constructor() {
    window.matchMedia = ((query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })) as never;
  }

  async show() {
    const Screen = () => {
      const { data } = useQuery(gameStateQuery('s1'));
      return data ? <CardsView group={this.group} game={data} /> : null;
    };
    const shown = showScreen(<Screen />);
    await screen.findByRole('heading', { name: 'Select Card to Assign' });
    await screen.findByRole('heading', { name: 'Card History' });
    return { ...shown, actor: startActor() };
  }

  /** Shows the screen with the sheet open that edits the cards' values and the group's own cards. */
  async showEditing() {
    const shown = await this.show();
    await shown.actor.click(screen.getByRole('button', { name: 'Edit cards' }));
    await screen.findByRole('dialog', { name: 'Edit cards' });
    return shown;
  }
}
