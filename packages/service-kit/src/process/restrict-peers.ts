import type { ServiceName } from '@fairshare/contracts';
import type { Peers } from '../peers/peers';
import { ENVIRONMENTS, addressVariableOf } from './environments';

/**
 * Peers as far as a service reaches as a process of its own: those whose addresses its environment names, and itself. In one process with
 * all the others, and in tests, it could reach everybody; a call that its process cannot make would be found by its users alone.
 */
export function withinReach(name: ServiceName, peers: Peers): Peers {
  return {
    async call<T>(...[service, ...call]: Parameters<Peers['call']>): Promise<T> {
      const variable = addressVariableOf(service);
      if (service !== name && !(variable in ENVIRONMENTS[name].shape)) throw new Error(`${name} calls ${service}, but its environment has no ${variable}`);
      return peers.call<T>(service, ...call);
    },
    close: () => peers.close(),
  };
}
