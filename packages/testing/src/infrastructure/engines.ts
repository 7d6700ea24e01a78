import { spawnSync } from 'node:child_process';
import { startNativeKafka, startNativeMongo, startNativeRedis, startNativeStripeMock, whyNot, type KafkaVersion } from '@fairshare/engines';
import type { Engine } from './engine';

export interface EngineOptions {
  /** The process whose end ends the engine too; default: this one. */
  readonly owner?: number;
}

export interface KafkaOptions extends EngineOptions {
  readonly version?: KafkaVersion;
}

let engine: boolean | undefined;

/** Whether a Docker engine answers on this machine; asked once. */
function dockerAnswers(): boolean {
  engine ??= spawnSync('docker', ['info', '--format', '{{.ServerVersion}}'], { timeout: 5_000 }).status === 0;
  return engine;
}

/** Loaded where they are used: the library behind them is large. */
const containers = () => import('./containers');

/** A Kafka broker of one's own; its `url` is the bootstrap address. @throws Error of one line when it cannot be had. */
export async function startKafka({ version, owner }: KafkaOptions = {}): Promise<Engine> {
  return dockerAnswers() ? (await containers()).startKafkaContainer(version) : startNativeKafka({ version, owner });
}

/** A server of MongoDB's protocol of one's own. @throws Error of one line when it cannot be had. */
export async function startMongo({ owner }: EngineOptions = {}): Promise<Engine> {
  return dockerAnswers() ? (await containers()).startMongoContainer() : startNativeMongo({ owner });
}

/** A Redis of one's own. @throws Error of one line when it cannot be had. */
export async function startRedis({ owner }: EngineOptions = {}): Promise<Engine> {
  return dockerAnswers() ? (await containers()).startRedisContainer() : startNativeRedis({ owner });
}

/** Stripe's API as far as its OpenAPI document goes, of one's own; it remembers nothing. @throws Error of one line when it cannot be had. */
export async function startStripeMock({ owner }: EngineOptions = {}): Promise<Engine> {
  return dockerAnswers() ? (await containers()).startStripeMockContainer() : startNativeStripeMock({ owner });
}

export type EngineName = keyof typeof whyNot;

/** Why one of these cannot be had here, in one line; null: all can. */
export function missingEngines(names: readonly EngineName[]): string | null {
  if (dockerAnswers()) return null;
  return names.map((name) => whyNot[name]()).find((reason) => reason !== null) ?? null;
}
