import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface CachingNginx {
  readonly url: string;
  /** Ends it, and returns how many requests it passed on. */
  close(): Promise<number>;
}

/** nginx with one worker as a cache in front of the leaderboards, as docs/operations.md has it; null where it is not installed. */
export async function startCachingNginx(port: number, upstreamPort: number): Promise<CachingNginx | null> {
  if (spawnSync('nginx', ['-v']).error) return null;
  const folder = mkdtempSync(join(tmpdir(), 'fairshare-bench-cache-'));
  const asked = join(folder, 'asked.log');
  // Its workers would be somebody else, who may not enter the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const configuration = `
    ${user} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 4096; }
    http {
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      proxy_cache_path ${folder}/cache keys_zone=leaderboards:1m;
      log_subrequest on; log_format asked '$upstream_addr $upstream_status';
      access_log ${asked} asked if=$upstream_addr;
      keepalive_requests 1000000;
      upstream owner { server 127.0.0.1:${upstreamPort}; keepalive 16; }
      server {
        listen 127.0.0.1:${port};
        location /api/watch/ {
          proxy_pass http://owner; proxy_http_version 1.1; proxy_set_header Connection "";
          proxy_cache leaderboards; proxy_cache_key $uri; proxy_cache_revalidate on; proxy_cache_lock on;
          proxy_cache_use_stale updating; proxy_cache_background_update on;
        }
      }
    }`;
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => null))) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start');
    await new Promise((again) => setTimeout(again, 50));
  }
  return {
    url,
    async close() {
      const gone = new Promise((ended) => nginx.once('exit', ended));
      nginx.kill('SIGQUIT');
      await gone;
      const passedOn = readFileSync(asked, 'utf8').split('\n').filter(Boolean).length;
      rmSync(folder, { recursive: true, force: true });
      return passedOn;
    },
  };
}
