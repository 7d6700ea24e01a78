import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Certificate } from './certificate';
import { freePort } from './free-port';
import { NEWEST_KAFKA, kafkaJars, whyNot, type KafkaVersion } from './parts';
import { startServer, type Server, type ServerOptions } from './server';
import { runTool } from './tools';

export interface KafkaOptions extends ServerOptions {
  /** Default: the newest supported one. */
  readonly version?: KafkaVersion;
  /** The user that may connect, by SCRAM-SHA-512 over TLS; requires a certificate. */
  readonly user?: KafkaUser;
}

export interface KafkaUser {
  readonly name: string;
  readonly password: string;
}

/** Any cluster id is valid for one node; this is 16 zero bytes and a one. */
const CLUSTER = 'AAAAAAAAAAAAAAAAAAAAAQ';
/** For a broker on one machine: little memory, and a quick start rather than the fastest code. */
const JAVA = ['-Xms64m', '-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
/** Silent except for the one line that reports the start. */
const LOGGING = ['-Dorg.slf4j.simpleLogger.defaultLogLevel=error', '-Dorg.slf4j.simpleLogger.log.kafka.server.KafkaRaftServer=info'];

interface Secured {
  readonly certificate: Certificate;
  readonly user: KafkaUser;
  /** Key and certificate in one file. */
  readonly keystore: string;
}

/** The configuration of a broker that is secured like a managed one. */
const secured = ({ user: { name, password }, keystore, certificate: { certificate } }: Secured) => `
security.inter.broker.protocol=SASL_SSL
sasl.enabled.mechanisms=SCRAM-SHA-512
sasl.mechanism.inter.broker.protocol=SCRAM-SHA-512
listener.name.sasl_ssl.scram-sha-512.sasl.jaas.config=org.apache.kafka.common.security.scram.ScramLoginModule required username="${name}" password="${password}";
ssl.keystore.type=PEM
ssl.keystore.location=${keystore}
ssl.truststore.type=PEM
ssl.truststore.location=${certificate}
`;

const properties = (directory: string, port: number, controllerPort: number, protocol: string) => `
process.roles=broker,controller
node.id=1
controller.quorum.voters=1@127.0.0.1:${controllerPort}
listeners=${protocol}://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}
advertised.listeners=${protocol}://127.0.0.1:${port}
controller.listener.names=CONTROLLER
listener.security.protocol.map=${protocol}:${protocol},CONTROLLER:PLAINTEXT
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
    const security = await securityOf(directory, options);
    await writeFile(config, security ? properties(directory, port, controllerPort, 'SASL_SSL') + secured(security) : properties(directory, port, controllerPort, 'PLAINTEXT'), {
      mode: 0o600,
    });
    const java = [...JAVA, ...LOGGING, '-cp', join(jars, '*')];
    if (!existsSync(join(directory, 'data'))) {
      await runTool('java', [
        ...java,
        'kafka.tools.StorageTool',
        'format',
        '--cluster-id',
        CLUSTER,
        '--config',
        config,
        ...(security ? ['--add-scram', `SCRAM-SHA-512=[name=${security.user.name},password=${security.user.password}]`] : []),
      ]);
    }
    return {
      url: `127.0.0.1:${port}`,
      command: { command: 'java', args: [...java, 'kafka.Kafka', config], ready: (log) => log.includes('Kafka Server started') },
    };
  });
}

async function securityOf(directory: string, { certificate, user }: KafkaOptions): Promise<Secured | undefined> {
  if (!certificate || !user) return undefined;
  const keystore = join(directory, 'keystore.pem');
  await writeFile(keystore, `${await readFile(certificate.key, 'utf8')}${await readFile(certificate.certificate, 'utf8')}`, { mode: 0o600 });
  return { certificate, user, keystore };
}
