import { sessions } from '@fairshare/contracts';
import { subscribe } from '@fairshare/service-kit';
import type { RealtimeApplication } from '../application';

/** Where a login session ends, its sockets do. */
export const consumeSessions = (app: Pick<RealtimeApplication, 'endSession'>) =>
  subscribe('realtime', sessions, async (event) => {
    const hasEnded = 'deleted' in event.data.state || event.data.changes.some((change) => change.name === 'session-ended');
    if (hasEnded) app.endSession(event.subject);
  });
