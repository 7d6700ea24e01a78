import { ConnectionDot } from '../../src/index';
import type { Entry } from '../entry';

export const connectionDot: Entry = {
  title: 'ConnectionDot',
  states: [
    { name: 'online', shown: <ConnectionDot state="online" /> },
    { name: 'online, quiet', shown: <ConnectionDot state="online" quiet /> },
    { name: 'offline', shown: <ConnectionDot state="offline" /> },
    { name: 'offline, scores waiting', shown: <ConnectionDot state="offline" pending={3} /> },
    { name: 'sending', shown: <ConnectionDot state="syncing" pending={3} /> },
  ],
};
