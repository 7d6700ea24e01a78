import { games } from '@fairshare/contracts';
import type { Consumer } from '@fairshare/event-bus';
import { listen } from '@fairshare/service-kit';
import { announceGame, groupOfEvent, type Announcement } from '../domain/hints';

/** Tells the room what moved in a game. */
export const consumeGames = (announce: (announcement: Announcement) => void): Consumer =>
  listen('realtime', games, async (event) => {
    const groupId = groupOfEvent(event);
    if (groupId !== null) announceGame(event, groupId).forEach(announce);
  });
