/**
 * Requests per second and 99th percentile through our gateway with its session check, beside proxies without any, on the same upstream
 * and load. In turns; medians of the rounds. Targets: 1 × plain http-proxy with a p99 no worse than its, 0.6 × nginx.
 *
 * Earlier versions of our gateway join the run when bundles of this bench from other commits are named: `npm run bench -- gateway <name>=<file>…`
 *
 * All of them share the machine with wrk and the upstream, a node process of its own: "no proxy" shows the limit of these two. A contender that
 * keeps connections to the upstream open saves work there too. CPU µs is the contender's own processor time for one request.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { startCaddy } from './gateway/caddy';
import { CONTENDERS } from './gateway/contenders';
import { cpuTimeOf } from './gateway/cpu-time';
import { startHaproxy } from './gateway/haproxy';
import { startNginx } from './gateway/nginx';
import { installPeers } from './gateway/peers';
import { serveUpstream } from './gateway/upstream';
import { load, type Load } from './load';
import { median } from './measure';
import { report, rounded } from './report';

const FIRST_PORT = 18_400;
const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 32;
/** Servers from the system's packages; each listens on as many ports in a row as it has names here. */
const SERVERS = [
  { installed: 'nginx', theirs: ['nginx', 'nginx, keep-alive'], startAt: startNginx },
  { installed: 'caddy', theirs: ['caddy'], startAt: startCaddy },
  { installed: 'haproxy', theirs: ['haproxy'], startAt: startHaproxy },
];
/** Headers like a browser's: a session cookie, and nothing else that takes time. */
const HEADERS = { cookie: `session=${'A'.repeat(43)}` };

const [role = '', port, upstream] = process.argv.slice(2);
/** Name → file of earlier gateways. */
const EARLIER = new Map(
  process.argv
    .slice(2)
    .filter((arg) => arg.includes('='))
    .map((arg) => arg.split('=', 2) as [string, string]),
);
if (role === 'upstream') serveUpstream(Number(port));
else if (CONTENDERS[role]) CONTENDERS[role](Number(port), String(upstream));
else void main();

async function main(): Promise<void> {
  installPeers();
  const running = new Map<string, ChildProcess>();
  const start = (name: string, onPort: number, to = '') => {
    const earlier = EARLIER.get(name);
    running.set(name, spawn(process.execPath, [earlier ?? __filename, earlier ? 'fairshare' : name, String(onPort), to], { stdio: ['ignore', 'ignore', 'inherit'] }));
  };
  try {
    start('upstream', FIRST_PORT);
    const to = `http://127.0.0.1:${FIRST_PORT}`;
    const names = ['no proxy', ...Object.keys(CONTENDERS), ...EARLIER.keys()];
    names.slice(1).forEach((name, index) => start(name, FIRST_PORT + 1 + index, to));
    for (const { installed, theirs, startAt } of SERVERS) {
      const server = startAt(FIRST_PORT + names.length, FIRST_PORT);
      if (server) {
        names.push(...theirs);
        for (const name of theirs) running.set(name, server);
      } else console.log(`${installed} is not installed: measured without it`);
    }
    const urlOf = (name: string) => `http://127.0.0.1:${FIRST_PORT + names.indexOf(name)}/api/groups`;
    for (const name of names) await answers(urlOf(name));

    const loads = new Map<string, GatewayLoad[]>(names.map((name) => [name, []]));
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const name of names) {
        const seconds = round === 0 ? 2 : SECONDS;
        const cpu = () => cpuTimeOf(running.get(name)?.pid ?? Number.NaN);
        const before = cpu();
        const one = await load({ url: urlOf(name), seconds, connections: CONNECTIONS, headers: HEADERS });
        if (round > 0) loads.get(name)?.push({ ...one, cpuMicroseconds: (cpu() - before) / (one.requestsPerSecond * seconds) });
      }
    }
    conclude(names, loads);
  } finally {
    for (const child of running.values()) child.kill();
  }
}

interface GatewayLoad extends Load {
  /** Of the contender, for one request; NaN where it cannot be measured. */
  readonly cpuMicroseconds: number;
}

function conclude(names: readonly string[], loads: ReadonlyMap<string, readonly GatewayLoad[]>): void {
  const of = (name: string, what: (load: GatewayLoad) => number) => median((loads.get(name) ?? []).map(what));
  const rate = (name: string) => of(name, (one) => one.requestsPerSecond);
  const p99 = (name: string) => of(name, (one) => one.p99);
  const rows = names.map((name) => ({
    contender: name,
    'requests/s': Math.round(rate(name)),
    'p50 ms': rounded(of(name, (one) => one.p50)),
    'p99 ms': rounded(p99(name)),
    'CPU µs': whole(of(name, (one) => one.cpuMicroseconds)),
    '× http-proxy': rounded(rate(name) / rate('http-proxy')),
    '× nginx': rounded(rate(name) / rate('nginx')),
    errors: (loads.get(name) ?? []).reduce((sum, { errors }) => sum + errors, 0),
  }));
  const met = {
    'at least 1 × http-proxy': rate('fairshare') >= rate('http-proxy'),
    'at least 0.6 × nginx': rate('fairshare') >= 0.6 * rate('nginx'),
    'p99 no worse than http-proxy': p99('fairshare') <= p99('http-proxy'),
  };
  report('gateway', rows, { rounds: ROUNDS, seconds: SECONDS, connections: CONNECTIONS, wrk: spawnSync('wrk', ['-v'], { encoding: 'utf8' }).stdout.split('\n')[0], met });
  console.log(met);
}

const whole = (value: number): number | '' => (Number.isNaN(value) ? '' : Math.round(value));

/** Waits until the server at this address responds. */
async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(url, { headers: HEADERS }).catch(() => null);
    if (answer?.ok) return void (await answer.text());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}
