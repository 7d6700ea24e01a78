import { types } from 'node:util';

/**
 * Errors that kafkajs treats as fatal although they are transient: a cluster returns them, too, after a restart or during an election,
 * and works a moment later.
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
/** Broker error types for the same: a coordinator or leader moves, a group rebalances, or the cause is unknown. */
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

/** Whether the error that ended a consumer is transient, so that it may rejoin. */
export function isTransient(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  const type = 'type' in error && typeof error.type === 'string' ? error.type : '';
  return NAMES.has(error.name) || TYPES.has(type) || isTransient(error.cause);
}
