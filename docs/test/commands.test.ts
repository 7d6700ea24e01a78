import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { documents, manifestOf, ROOT } from './documents';

const TABLE = 'docs/commands.md';

/** Patterns of documented commands: a program's name and the words after it, in a shell block or between backticks. */
const COMMANDS = [/npm run (?:--silent )?[a-z][\w:-]*(?: -w @[\w/-]+)?/g, /npm (?:start|test|ci)\b/g, /docker compose/g, /\bkubectl\b/g, /node [\w-]+\.cjs(?: reconcile)?/g];

const shellOf = (text: string): string[] => [...text.matchAll(/^```sh\n([^]*?)^```/gm)].map(([, block = '']) => block.replaceAll(/#.*$/gm, ''));
const inlineOf = (text: string): string[] =>
  [...text.replaceAll(/^```[^]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter((code) => /^(npm|docker|kubectl|node) /.test(code));

function commandsIn(text: string): string[] {
  const code = [...shellOf(text), ...inlineOf(text)];
  return code.flatMap((piece) => COMMANDS.flatMap((pattern) => piece.match(pattern) ?? [])).map((command) => command.replace('--silent ', ''));
}

interface Row {
  readonly command: string;
  readonly evidence: readonly string[];
}

const table = documents.find(({ name }) => name === TABLE)?.text ?? '';
const rows: Row[] = [...table.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, command = '', evidence = '']) => ({
  command,
  evidence: [...evidence.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link),
}));
const listed = new Set(rows.map(({ command }) => command));
const { scripts = {} } = manifestOf(ROOT);

/** The words by which a test or script may name the command that it runs: the command as typed, the file of its script, or the file that it reads. */
function wordsFor(command: string): string[] {
  const name = command.replace(/^npm (run )?/, '');
  const file = /[\w/-]+\.mjs/.exec(scripts[name] ?? '')?.[0];
  const ofBundle = /^node (?:main\.cjs )?([\w-]+)/.exec(command)?.[1];
  return [command, command.replace('docker compose', 'docker-compose.yml'), `scripts.${name}`, ...(file ? [basename(file)] : []), ...(ofBundle ? [ofBundle] : [])];
}

test.each(documents.filter(({ name }) => name !== TABLE))('when $name names a command, then docs/commands.md lists it', ({ text }) => {
  expect(commandsIn(text).filter((command) => !listed.has(command))).toEqual([]);
});

test('when the root has a script, then docs/commands.md lists it', () => {
  const commands = Object.keys(scripts).map((name) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`));
  expect(commands.filter((command) => !listed.has(command))).toEqual([]);
});

test.each(rows)('when docs/commands.md lists $command, then its links name the command', ({ command, evidence }) => {
  expect(evidence).not.toEqual([]);
  for (const link of evidence) {
    const text = readFileSync(join(ROOT, 'docs', link), 'utf8');
    expect([link, wordsFor(command).some((words) => text.includes(words))]).toEqual([link, true]);
  }
});

test('when a page has commands, then all but those in comments are found', () => {
  expect(commandsIn('Run `npm run nothing-like-it`, or:\n```sh\nnpm run --silent other -- --x | kubectl apply -f - # npm run third\n```\n')).toEqual([
    'npm run other',
    'kubectl',
    'npm run nothing-like-it',
  ]);
});
