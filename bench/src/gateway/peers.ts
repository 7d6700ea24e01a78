import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The peers of our gateway. They are not among our own dependencies: two of them are no longer maintained and would have to be overridden. */
const PEERS = { 'http-proxy': '1.18.1', fastify: '5.12.8', '@fastify/http-proxy': '11.6.3', 'express-gateway': '1.16.11' };

export const PEERS_FOLDER = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'fairshare', 'bench-peers');

/** Installs the peers once, outside the checkout. */
export function installPeers(): void {
  const installed = join(PEERS_FOLDER, 'node_modules', 'express-gateway');
  if (existsSync(installed)) return;
  mkdirSync(PEERS_FOLDER, { recursive: true });
  writeFileSync(join(PEERS_FOLDER, 'package.json'), JSON.stringify({ private: true, dependencies: PEERS }));
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: PEERS_FOLDER, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('the peers could not be installed');
}
