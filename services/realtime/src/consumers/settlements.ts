import { settlements } from '@fairshare/contracts';
import type { Consumer } from '@fairshare/event-bus';
import { listen } from '@fairshare/service-kit';
import { announceSettlement, groupOfEvent, type Announcement } from '../domain/hints';

/** Tells the room that a saved result is new, or no longer today's. */
export const consumeSettlements = (announce: (announcement: Announcement) => void): Consumer =>
  listen('realtime', settlements, async (event) => {
    const groupId = groupOfEvent(event);
    if (groupId !== null) announceSettlement(event, groupId).forEach(announce);
  });
