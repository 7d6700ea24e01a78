import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Caddy on one thread, as in its manual's first reverse proxy: it keeps connections open by default. Null where it is not installed. */
export function startCaddy(port: number, upstreamPort: number): ChildProcess | null {
  if (spawnSync('caddy', ['version']).error) return null;
  const folder = mkdtempSync(join(tmpdir(), 'fairshare-bench-caddy-'));
  const configuration = `
    {
      admin off
      auto_https off
      log {
        level ERROR
      }
    }
    http://127.0.0.1:${port} {
      bind 127.0.0.1
      reverse_proxy 127.0.0.1:${upstreamPort}
    }
    `;
  writeFileSync(join(folder, 'Caddyfile'), configuration);
  return spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, GOMAXPROCS: '1', XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
}
