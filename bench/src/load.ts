import { spawn } from 'node:child_process';

export interface Load {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Requests without a response, or with a status other than 2xx. */
  readonly errors: number;
}

export interface LoadOptions {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A file with a Lua script for wrk, if the load is more than one repeated GET. */
  readonly script?: string;
}

/** wrk, with one thread, which leaves the other core to the measured server. @throws Error when wrk is not installed (Debian: apt-get install wrk) */
export async function load({ url, seconds, connections, headers = {}, script }: LoadOptions): Promise<Load> {
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    ...(script === undefined ? [] : ['-s', script]),
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    url,
  ];
  const text = await outputOf('wrk', args);
  const errors =
    number(/Non-2xx or 3xx responses: (\d+)/.exec(text)) + [...text.matchAll(/(?:connect|read|write|timeout) (\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/.exec(text)),
    p50: milliseconds(/50%\s+([\d.]+)(us|ms|s)/.exec(text)),
    p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(text)),
    errors,
  };
}

const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000 };

const number = (match: RegExpExecArray | null): number => Number(match?.[1] ?? 0);

const milliseconds = (match: RegExpExecArray | null): number => Number(match?.[1] ?? Number.NaN) * (UNITS[match?.[2] ?? ''] ?? Number.NaN);

function outputOf(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (chunk) => (text += String(chunk)));
    child.once('error', () => reject(new Error(`${command} is not installed`)));
    child.once('exit', (code) => (code === 0 ? resolve(text) : reject(new Error(`${command} ended with ${code}`))));
  });
}
