import type { GameState, Group } from '@fairshare/contracts';
import { screen } from '@testing-library/react';
import { cardsOnTable, withAssignment } from '../../src/shared/card-table';
import { resetBrowser } from './browser';
import { aGame, aGroup, NO_PREFERENCES } from './golf-data';
import { ScoringTable } from './scoring-table';
import { anApi, showApp } from './show-app';

const NAMES = ['Ann Lee', 'Bo Ray', 'Cy Orr', 'Di Fox', 'Ed Gale', 'Flo Hart', 'Gus Ito', 'Bartholomew Featherstonehaugh-Smythe'];
export const playersOf = (many: number) => NAMES.slice(0, many).map((name, seat) => ({ id: `p${seat + 1}`, name, initials: `${name[0]}${seat}`, color: '#0ea5e9' }));

/** A phone without any stored choice. */
export async function resetPhone(): Promise<void> {
  await resetBrowser();
  localStorage.clear();
  // jsdom lacks both.
  globalThis.structuredClone = (value: unknown) => JSON.parse(JSON.stringify(value)) as never;
  Element.prototype.scrollIntoView = () => undefined;
}

interface OpenedRound {
  players: number;
  round?: Partial<GameState>;
  view?: string;
  table?: ScoringTable;
  customCards?: Group['customCards'];
}

/** Opens a round that has both games entered by holes, and cards to assign. */
export async function openRound({ players, round = {}, view = 'Both', table = new ScoringTable(), customCards = [] }: OpenedRound) {
  const group = aGroup('g1', 'Saturday', { players: playersOf(players), customCards });
  const id = table.sessionId;
  let game: GameState = { ...aGame(id, 'g1', 'Pebble Beach'), playerCards: Object.fromEntries(group.players.map((player) => [player.id, []])), ...round };
  const give = (cardType: string, playerId: string | null) => {
    const card = cardsOnTable(game, customCards).find(({ key }) => key === cardType);
    if (card) game = { ...withAssignment(game, card, playerId, group.players), version: game.version + 1 };
    return game;
  };
  const api = anApi({ preferences: { ...NO_PREFERENCES, currentTab: 'games', selectedGroupId: 'g1', selectedGameId: id }, groups: [group], games: [game] })
    .on(`GET /api/game-state/${id}`, () => ({ body: game }))
    .on(`POST /api/game-state/${id}/assign-card`, (body) => {
      const { cardType, playerId } = body as { cardType: string; playerId: string | null };
      return { body: give(cardType, playerId) };
    });
  // The app sends requests about the round to the round's server, and those about its games to the table.
  const ofRound = globalThis.fetch;
  table.api.install();
  const scored = globalThis.fetch;
  globalThis.fetch = async (input, init) => (/points-games|\/holes|conflicts/.test(String(input)) ? scored(input, init) : ofRound(input, init));
  const shown = showApp();
  await shown.actor.click(await screen.findByRole('radio', { name: view }));
  return { table, api, ...shown };
}
