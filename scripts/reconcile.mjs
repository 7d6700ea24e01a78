/**
 * `npm run reconcile -- <service> [--rebuild | --letters | --drop <number>|all]`: repairs what a service keeps of others, and ends its dead
 * letters. With KAFKA_BROKERS set it is the service's own process that does so, else the embedded platform on DATA_DIR.
 */
import { installDependencies } from './lib/dependencies.mjs';
import { buildAll } from './lib/builds.mjs';

const [service = '', ...options] = process.argv.slice(2);
const isDistributed = process.env.KAFKA_BROKERS !== undefined && /^[a-z]+$/.test(service);
const bundle = isDistributed ? `services/${service}` : 'embedded';

process.env.NODE_ENV ??= 'production';
process.argv = [...process.argv.slice(0, 2), 'reconcile', ...(isDistributed ? options : [service, ...options])];
try {
  await installDependencies({ running: true });
  await buildAll((name) => name === bundle);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import(`../${bundle}/dist/main.cjs`);
