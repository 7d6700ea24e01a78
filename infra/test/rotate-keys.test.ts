import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { envFile } from './support/compose';
import { ROOT, createEnv } from './support/files';

let folder: string;
let file: string;
let rolledOut: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairshare-rotation-'));
  file = join(folder, '.env');
  rolledOut = join(folder, 'rolled-out');
  createEnv(file);
});
afterEach(() => rmSync(folder, { recursive: true }));

const secretNow = () => envFile(readFileSync(file, 'utf8'))['INTERNAL_SECRET'] ?? '';
/** Runs the command. Its rollout command records the secret that is rolled out. */
const rotate = (...options: string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'scripts/rotate-keys.mjs'), '--env', file, '--roll', `grep ^INTERNAL_SECRET= "${file}" >> "${rolledOut}"`, ...options], {
    encoding: 'utf8',
  });
const rollouts = () =>
  readFileSync(rolledOut, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replace('INTERNAL_SECRET=', '').split(','));

describe('rotate-keys', () => {
  test('when a secret is rotated, then three overlapping rollouts suffice', () => {
    const before = readFileSync(file, 'utf8');
    const old = secretNow();

    expect(rotate()).toMatchObject({ status: 0, stderr: '' });

    const next = secretNow();
    expect(next).toMatch(/^[\w-]{43}$/);
    expect(next).not.toBe(old);
    expect(rollouts()).toEqual([[old, next], [next, old], [next]]);
    expect(readFileSync(file, 'utf8')).toBe(before.replace(old, next));
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('when a rotation goes by steps, then it can be called off', () => {
    const old = secretNow();

    expect(rotate('--step', 'begin').status).toBe(0);
    expect(rotate().stderr).toContain('a rotation is under way');
    expect(rotate('--step', 'end').status).toBe(0);
    expect(secretNow()).toBe(old);
    expect(rotate('--step', 'switch').stderr).toBe('INTERNAL_SECRET holds 1 secrets, but "switch" needs 2\n');
    expect(rotate('--step', 'toString').status).toBe(1);
  });

  test('when rolling out fails, then both secrets stay in place', () => {
    const old = secretNow();

    expect(rotate('--roll', 'false')).toMatchObject({ status: 1 });
    expect(secretNow().split(',')[0]).toBe(old);
    expect(secretNow().split(',')).toHaveLength(2);
  });

  test("when a cluster's Secret is rotated, then three rollouts suffice", () => {
    const kubectl = join(folder, 'kubectl');
    const state = join(folder, 'secret');
    writeFileSync(state, Buffer.from('the old one').toString('base64'));
    writeFileSync(
      kubectl,
      `#!/bin/sh\ncase "$3" in\nget) printf '{"data":{"INTERNAL_SECRET":"%s"}}' "$(cat ${state})";;\npatch) echo "$7" | sed 's/.*:"\\([^"]*\\)".*/\\1/' > ${state};;\n*) echo "$@" >> ${rolledOut};;\nesac\n`,
    );
    chmodSync(kubectl, 0o755);

    const done = spawnSync(process.execPath, [join(ROOT, 'scripts/rotate-keys.mjs'), '--kubernetes', 'golf'], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
    });

    expect(done).toMatchObject({ status: 0, stderr: '' });
    expect(Buffer.from(readFileSync(state, 'utf8'), 'base64').toString()).toMatch(/^[\w-]{43}$/);
    const calls = readFileSync(rolledOut, 'utf8').trim().split('\n');
    expect(calls).toHaveLength(6);
    expect(calls.slice(0, 2)).toEqual(
      ['restart', 'status'].map((verb) => `--namespace golf rollout ${verb} deployment --selector app.kubernetes.io/component in (service, gateway)`),
    );
  });
});
