import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** nginx with one worker: as in its manual's first example, and on the next port with connections kept open; null where it is not installed. */
export function startNginx(port: number, upstreamPort: number): ChildProcess | null {
  if (spawnSync('nginx', ['-v']).error) return null;
  const folder = mkdtempSync(join(tmpdir(), 'fairshare-bench-nginx-'));
  const configuration = `
    daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      upstream backend { server 127.0.0.1:${upstreamPort}; keepalive 128; }
      server {
        listen 127.0.0.1:${port};
        location / { proxy_pass http://127.0.0.1:${upstreamPort}; }
      }
      server {
        listen 127.0.0.1:${port + 1};
        location / { proxy_pass http://backend; proxy_http_version 1.1; proxy_set_header Connection ""; }
      }
    }`;
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  return spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] });
}
