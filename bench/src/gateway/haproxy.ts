import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** HAProxy on one thread with its minimal configuration: it keeps connections open by default. Null where it is not installed. */
export function startHaproxy(port: number, upstreamPort: number): ChildProcess | null {
  if (spawnSync('haproxy', ['-v']).error) return null;
  const file = join(mkdtempSync(join(tmpdir(), 'fairshare-bench-haproxy-')), 'haproxy.cfg');
  const configuration = `
global
  nbthread 1
defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
frontend all
  bind 127.0.0.1:${port}
  default_backend upstream
backend upstream
  server one 127.0.0.1:${upstreamPort}
`;
  writeFileSync(file, configuration);
  return spawn('haproxy', ['-db', '-q', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
}
