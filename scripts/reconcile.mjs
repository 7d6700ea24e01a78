/**
 * `npm run reconcile -- <service> [--rebuild | --letters | --drop <number>|all]`: repairs a service's projections of other services' data, and handles its dead
 * letters. With KAFKA_BROKERS set it runs in the service's own process, else in the embedded platform on DATA_DIR.
 */
import { prepare } from './lib/prepare.mjs';

const [service = '', ...options] = process.argv.slice(2);
const isDistributed = process.env.KAFKA_BROKERS !== undefined && /^[a-z]+$/.test(service);
const bundle = isDistributed ? `services/${service}` : 'platform/embedded';

process.argv = [...process.argv.slice(0, 2), 'reconcile', ...(isDistributed ? options : [service, ...options])];
await prepare((name) => name === bundle);
await import(`../${bundle}/dist/main.cjs`);
