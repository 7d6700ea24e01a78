import { settlements } from '@fairshare/contracts';
import { subscribe } from '@fairshare/service-kit';
import type { RealtimeApplication } from '../application';
import { announceSettlement, groupOfEvent } from '../domain/hints';

/** Tells the room that a saved result is new, or no longer today's. */
export const consumeSettlements = (app: Pick<RealtimeApplication, 'announce'>) =>
  subscribe('realtime', settlements, async (event) => {
    const groupId = groupOfEvent(event);
    if (groupId !== null) announceSettlement(event, groupId).forEach(app.announce);
  });
