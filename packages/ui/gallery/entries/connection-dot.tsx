import { ConnectionDot } from '../../src/index';
import { entry } from '../entry';

export const connectionDot = entry('ConnectionDot', {
  online: <ConnectionDot state="online" />,
  'online, quiet': <ConnectionDot state="online" quiet />,
  offline: <ConnectionDot state="offline" />,
  connecting: <ConnectionDot state="connecting" />,
  sending: <ConnectionDot state="syncing" />,
});
