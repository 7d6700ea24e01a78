import { types } from 'node:util';

/**
 * What the library takes for the end, and is none: a cluster that is finding itself again after a restart or an election says so too, and
 * answers a moment later.
 */
const NAMES = new Set([
  'KafkaJSGroupCoordinatorNotFound',
  'KafkaJSBrokerNotFound',
  'KafkaJSNoBrokerAvailableError',
  'KafkaJSConnectionError',
  'KafkaJSConnectionClosedError',
  'KafkaJSRequestTimeoutError',
  'KafkaJSTimeout',
  'KafkaJSLockTimeout',
  'KafkaJSMetadataNotLoaded',
  'KafkaJSTopicMetadataNotLoaded',
]);
/** The broker's own words for the same: its coordinator or leader moves, a group rebalances, it does not know what went wrong. */
const TYPES = new Set([
  'UNKNOWN',
  'BROKER_NOT_AVAILABLE',
  'LEADER_NOT_AVAILABLE',
  'NOT_LEADER_FOR_PARTITION',
  'REQUEST_TIMED_OUT',
  'NETWORK_EXCEPTION',
  'GROUP_LOAD_IN_PROGRESS',
  'GROUP_COORDINATOR_NOT_AVAILABLE',
  'NOT_COORDINATOR_FOR_GROUP',
  'ILLEGAL_GENERATION',
  'UNKNOWN_MEMBER_ID',
  'REBALANCE_IN_PROGRESS',
]);

/** Whether what ended a consumer passes by itself, so that it may simply join again. */
export function isPassing(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  const type = 'type' in error && typeof error.type === 'string' ? error.type : '';
  return NAMES.has(error.name) || TYPES.has(type) || isPassing(error.cause);
}
