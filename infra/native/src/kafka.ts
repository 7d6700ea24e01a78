import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './free-port';
import { NEWEST_KAFKA, kafkaJars, whyNot, type KafkaVersion } from './parts';
import { startServer, type Server, type ServerOptions } from './server';
import { runTool } from './tools';

export interface KafkaOptions extends ServerOptions {
  /** Default: the newest we know. */
  readonly version?: KafkaVersion;
}

/** Any cluster id will do for one node; this is 16 zero bytes and a one. */
const CLUSTER = 'AAAAAAAAAAAAAAAAAAAAAQ';
/** A broker for one machine: little memory, a quick start rather than the best code. */
const JAVA = ['-Xms64m', '-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
/** Silent but for the one line that says it is up. */
const LOGGING = ['-Dorg.slf4j.simpleLogger.defaultLogLevel=error', '-Dorg.slf4j.simpleLogger.log.kafka.server.KafkaRaftServer=info'];

const properties = (directory: string, port: number, controllerPort: number) => `
process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controllerPort}
listeners=PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}
advertised.listeners=PLAINTEXT://127.0.0.1:${port}
controller.listener.names=CONTROLLER
listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT
log.dirs=${join(directory, 'data')}
auto.create.topics.enable=false
default.replication.factor=1
offsets.topic.replication.factor=1
offsets.topic.num.partitions=4
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
group.initial.rebalance.delay.ms=0
log.cleaner.dedupe.buffer.size=8388608
`;

/** One broker that is its own controller (KRaft); `url` is its bootstrap address. @throws Error of one line when Java or Maven is missing. */
export async function startNativeKafka({ version = NEWEST_KAFKA, ...options }: KafkaOptions = {}): Promise<Server> {
  const missing = whyNot.kafka(version);
  if (missing !== null) throw new Error(missing);
  const jars = await kafkaJars(version);
  return startServer('kafka', options, async (directory) => {
    const [port, controllerPort] = [await freePort(), await freePort()];
    const config = join(directory, 'server.properties');
    await writeFile(config, properties(directory, port, controllerPort));
    const java = [...JAVA, ...LOGGING, '-cp', join(jars, '*')];
    if (!existsSync(join(directory, 'data'))) {
      await runTool('java', [...java, 'kafka.tools.StorageTool', 'format', '--cluster-id', CLUSTER, '--config', config]);
    }
    return {
      url: `127.0.0.1:${port}`,
      command: { command: 'java', args: [...java, 'kafka.Kafka', config], ready: (log) => log.includes('Kafka Server started') },
    };
  });
}
