import { join } from 'node:path';
import { MONGO_JAVA, mongoJavaJars } from './parts';
import { startOnPort, type Server } from './server';

/**
 * A second server that speaks MongoDB's protocol, in memory: a killed one has lost everything. Unlike FerretDB it lets writes through side by side.
 * @param options.heap how much it may keep, as Java says it
 * @throws Error of one line when Java or Maven is missing
 */
export async function startNativeMongoJava({ heap = '256m' }: { readonly heap?: string } = {}): Promise<Server> {
  const jars = await mongoJavaJars();
  return startOnPort('mongo-java', {}, async (port) => ({
    url: `mongodb://127.0.0.1:${port}`,
    command: 'java',
    args: [`-Xmx${heap}`, '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-cp', join(jars, '*'), join(MONGO_JAVA, 'Server.java'), String(port)],
  }));
}
