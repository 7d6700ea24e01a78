import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Lowers a process's priority, so that it uses only idle CPU time. */
export function yieldToOthers({ pid }) {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
}

/** Runs a command to its end, with its output passed through (`quiet`: shown only if it fails; `idly`: at low priority). Rejects on a non-zero exit. */
export function run(command, args, { cwd = ROOT, env = {}, quiet = false, idly = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'] });
    if (idly) yieldToOthers(child);
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) return resolve();
      if (quiet) process.stderr.write(Buffer.concat(output));
      reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`));
    });
  });
}

/** Runs a tool of node_modules/.bin. */
export const tool = (name, args, options) => run(process.execPath, [fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url)), ...args], options);
