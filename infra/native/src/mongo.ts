import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ferretdbBinary } from './parts';
import { startOnPort, type Server, type ServerOptions } from './server';

/** FerretDB: a server that speaks MongoDB's protocol, on SQLite files. @throws Error of one line when it must be built and Go is missing. */
export async function startNativeMongo(options: ServerOptions = {}): Promise<Server> {
  const binary = await ferretdbBinary();
  return startOnPort('mongo', options, async (port, directory) => {
    const data = join(directory, 'data');
    const { certificate } = options;
    await mkdir(data, { recursive: true });
    return {
      url: `mongodb://127.0.0.1:${port}${certificate ? '/?tls=true' : ''}`,
      command: binary,
      args: [`127.0.0.1:${port}`, data, ...(certificate ? [certificate.certificate, certificate.key] : [])],
    };
  });
}
