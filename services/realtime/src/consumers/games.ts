import { games } from '@fairshare/contracts';
import { subscribe } from '@fairshare/service-kit';
import type { RealtimeApplication } from '../application';
import { announceGame, groupOfEvent } from '../domain/hints';

/** Tells the room what moved in a game. */
export const consumeGames = (app: Pick<RealtimeApplication, 'announce'>) =>
  subscribe('realtime', games, async (event) => {
    const groupId = groupOfEvent(event);
    if (groupId !== null) announceGame(event, groupId).forEach(app.announce);
  });
