import { freePort } from './free-port';
import { whyNoTool } from './parts';
import { listensOn, startServer, type Server, type ServerOptions } from './server';

/** A web server; `configure` writes its files into the folder, for a port, and answers the path of its configuration. @throws Error of one line when nginx is missing. */
export async function startNativeNginx(configure: (directory: string, port: number) => Promise<string>, options: ServerOptions = {}): Promise<Server> {
  const missing = whyNoTool.nginx();
  if (missing !== null) throw new Error(missing);
  return startServer('nginx', options, async (directory) => {
    const port = await freePort();
    const configuration = await configure(directory, port);
    return {
      url: `http://127.0.0.1:${port}`,
      command: { command: 'nginx', args: ['-c', configuration, '-e', 'stderr', '-g', 'daemon off;'], ready: () => listensOn(port) },
    };
  });
}
