import { whyNot } from './parts';
import { startOnPort, type Server, type ServerOptions } from './server';

/** A Redis without persistence: the platform uses it only as a cache. @throws Error of one line when redis-server is missing. */
export async function startNativeRedis(options: ServerOptions = {}): Promise<Server> {
  const missing = whyNot.redis();
  if (missing !== null) throw new Error(missing);
  return startOnPort('redis', options, async (port, directory) => {
    const { certificate } = options;
    const listens = certificate
      ? ['--port', '0', '--tls-port', String(port), '--tls-cert-file', certificate.certificate, '--tls-key-file', certificate.key, '--tls-auth-clients', 'no']
      : ['--port', String(port)];
    return {
      url: `${certificate ? 'rediss' : 'redis'}://127.0.0.1:${port}`,
      command: 'redis-server',
      args: [...listens, '--bind', '127.0.0.1', '--dir', directory, '--save', '', '--appendonly', 'no', '--loglevel', 'warning'],
    };
  });
}
