import { sessions } from '@fairshare/contracts';
import type { Consumer } from '@fairshare/event-bus';
import { listen } from '@fairshare/service-kit';

/** Where a login session ends, its sockets do. */
export const consumeSessions = (onEnded: (sid: string) => void): Consumer =>
  listen('realtime', sessions, async (event) => {
    const ended = 'deleted' in event.data.state || event.data.changes.some((change) => change.name === 'session-ended');
    if (ended) onEnded(event.subject);
  });
