import type { GuestRound, ScoringLinkPreview, User } from '@fairshare/contracts';
import { GameApp } from '../../src/app/game-app';
import { aGroup } from './golf-data';
import { showInShell } from './in-shell';

const { id, name, cardValues, players, customCards } = aGroup('g1', 'Saturday');

/** The round that a link of Bo's opens. */
export const GUEST_ROUND: GuestRound = {
  guestId: 'guest1',
  playerId: 'p2',
  gameStateId: 's1',
  group: { id, name, cardValues, players, customCards },
  isFinished: false,
  expiresAt: '2026-05-03T12:00:00.000Z',
};

export const PREVIEW: ScoringLinkPreview = {
  playerName: 'Bo Ray',
  madeBy: 'Al Ace',
  roundName: 'Pebble Beach',
  groupName: 'Saturday',
  state: 'free',
  openedAt: null,
  openedIn: null,
};

/** The page of a scoring link inside the shell's providers. */
export const showScorePage = (path: string, user: User | null = null) => showInShell(<GameApp />, { user, path });
