export { readDistributedEnvironment } from './environment';
export { startDistributed, type DistributedPlatform, type Instance } from './platform';
export { ROOT } from './root';
