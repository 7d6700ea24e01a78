import { spawnSync } from 'node:child_process';
import { startNativeKafka, startNativeMongo, startNativeRedis, startNativeStripeMock, whyNot, type KafkaVersion } from '@fairshare/engines';
import type { Engine } from './engine';

export interface EngineOptions {
  /** The engine ends when this process ends; default: the current process. */
  readonly owner?: number;
}

export interface KafkaOptions extends EngineOptions {
  readonly version?: KafkaVersion;
}

let engine: boolean | undefined;

/** Whether a Docker engine responds on this machine; checked once. */
function dockerAnswers(): boolean {
  engine ??= spawnSync('docker', ['info', '--format', '{{.ServerVersion}}'], { timeout: 5_000 }).status === 0;
  return engine;
}

/** Loaded only when needed, because testcontainers is a large library. */
const containers = () => import('./containers');

/** Starts a Kafka broker for the caller alone; its `url` is the bootstrap address. @throws Error of one line when it is unavailable. */
export async function startKafka({ version, owner }: KafkaOptions = {}): Promise<Engine> {
  return dockerAnswers() ? (await containers()).startKafkaContainer(version) : startNativeKafka({ version, owner });
}

/** Starts a server of MongoDB's protocol for the caller alone. @throws Error of one line when it is unavailable. */
export async function startMongo({ owner }: EngineOptions = {}): Promise<Engine> {
  return dockerAnswers() ? (await containers()).startMongoContainer() : startNativeMongo({ owner });
}

/** Starts a Redis for the caller alone. @throws Error of one line when it is unavailable. */
export async function startRedis({ owner }: EngineOptions = {}): Promise<Engine> {
  return dockerAnswers() ? (await containers()).startRedisContainer() : startNativeRedis({ owner });
}

/** Starts Stripe's API, as far as its OpenAPI document defines it, for the caller alone. It is stateless. @throws Error of one line when it is unavailable. */
export async function startStripeMock({ owner }: EngineOptions = {}): Promise<Engine> {
  return dockerAnswers() ? (await containers()).startStripeMockContainer() : startNativeStripeMock({ owner });
}

export type EngineName = keyof typeof whyNot;

/** Why one of these engines is unavailable on this machine, in one line; null: all are available. */
export function missingEngines(names: readonly EngineName[]): string | null {
  if (dockerAnswers()) return null;
  return names.map((name) => whyNot[name]()).find((reason) => reason !== null) ?? null;
}
