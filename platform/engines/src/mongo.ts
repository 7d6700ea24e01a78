import { join } from 'node:path';
import { takeOverDocuments } from './earlier-documents';
import { mongoClassPath, whyNot } from './parts';
import { startOnPort, type Server, type ServerOptions } from './server';

export interface MongoOptions extends ServerOptions {
  /** The maximum heap for documents, as a Java size. */
  readonly heap?: string;
}

/** For a server on one machine: a quick start rather than the fastest code. */
const JAVA = ['-Xms32m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-XX:+ExitOnOutOfMemoryError'];

/** A server of MongoDB's protocol that stores its documents in one file, built from `mongo/`. @throws Error of one line when Java or Maven is missing */
export async function startNativeMongo({ heap = '512m', ...options }: MongoOptions = {}): Promise<Server> {
  const missing = whyNot.mongo();
  if (missing !== null) throw new Error(missing);
  const classPath = await mongoClassPath();
  const server = await startOnPort('mongo', options, async (port, directory) => {
    const { certificate } = options;
    // A temporary folder need not survive a crash of the machine.
    const sync = options.directory === undefined ? 'unsynced' : 'synced';
    return {
      url: `mongodb://127.0.0.1:${port}${certificate ? '/?tls=true' : ''}`,
      command: 'java',
      args: [
        `-Xmx${heap}`,
        ...JAVA,
        '-cp',
        classPath,
        'Server',
        String(port),
        join(directory, 'documents'),
        sync,
        ...(certificate ? [certificate.certificate, certificate.key] : []),
      ],
    };
  });
  if (options.directory !== undefined) await takeOverDocuments(options.directory, server.url);
  return server;
}
