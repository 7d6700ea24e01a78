import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { endWithParent, tellParent } from '../role';

/** The load balancer before several gateways in production, in a process of its own. It forwards each connection to the next gateway that accepts it. */
export function hostBalancer(gateways: readonly string[]): void {
  endWithParent();
  const targets = gateways.map((url) => new URL(url));
  let turn = 0;
  const server = createServer({ pauseOnConnect: true }, (client) => {
    client.on('error', () => client.destroy());
    turn += 1;
    pass(client, [...targets.slice(turn % targets.length), ...targets.slice(0, turn % targets.length)]);
  });
  server.listen(0, '127.0.0.1', () => tellParent({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }));
}

function pass(client: Socket, [target, ...others]: readonly URL[]): void {
  if (!target) return void client.destroy();
  const upstream = connect(Number(target.port), target.hostname);
  const refused = () => pass(client, others);
  upstream.once('error', refused);
  upstream.once('connect', () => {
    upstream.off('error', refused).on('error', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
    client.once('close', () => upstream.destroy());
    client.pipe(upstream).pipe(client);
  });
}
