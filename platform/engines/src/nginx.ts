import { whyNoTool } from './parts';
import { startOnPort, type Server, type ServerOptions } from './server';

/** A web server; `configure` writes its files into the folder, for a port, and returns the path of its configuration. @throws Error of one line when nginx is missing. */
export async function startNativeNginx(configure: (directory: string, port: number) => Promise<string>, options: ServerOptions = {}): Promise<Server> {
  const missing = whyNoTool.nginx();
  if (missing !== null) throw new Error(missing);
  return startOnPort('nginx', options, async (port, directory) => ({
    url: `http://127.0.0.1:${port}`,
    command: 'nginx',
    args: ['-c', await configure(directory, port), '-e', 'stderr', '-g', 'daemon off;'],
  }));
}
