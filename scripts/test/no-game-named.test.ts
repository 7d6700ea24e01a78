import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..', '..');

const REFUSED = [
  ['a kind is a text', "export const KIND = 'bbb';"],
  ['a stake is a text', "export const STAKES = ['bbb-points', 'fbt'];"],
  ['a cell is a text', "export const CELL = 'bbb.firstOn';"],
  ['a rule of a game is a text', "export const RULE = 'games.points';"],
  ['a round has a member for it', 'export interface Round { readonly pointsGame: string | null }'],
  ['a member of it is read', 'export const idOf = (round: never) => round.bbbGame.id;'],
  ['a member of it is taken apart', 'export const holesOf = ({ bbb }: never) => bbb;'],
  ['a kind is compared', "export const isStrokes = ({ gameType }: never) => gameType === 'points';"],
  ['a stake is compared', "export const isCards = (game: never) => game.selection === 'cards';"],
  ['kinds are cases', "export function letterOf(kind: never) { switch (kind) { case 'cards': return 'c'; } }"],
  ['a definition is asked for by name', "export const cardGame = definitionOf('cards');"],
  ['a switch of a game is read', 'export const hasCards = (rules: never) => rules.games.cards;'],
] as const;
const TAKEN = [
  ['points are a figure', "export const unit = (mode: never) => (mode === 'points' ? 'points' : 'money');"],
  ['a payout is told by how it pays', "export const isPoints = (payout: never) => payout.kind === 'points';"],
  ['definitions are gone over', 'export const names = DEFINITIONS.map(({ name }) => name);'],
  ['cards are what somebody holds', 'export const held = ({ cards }: never) => cards.hands;'],
  ['a call names the id of a game', 'export const body = (id: string) => ({ pointsGameId: id });'],
  ['a file is imported', "export { BbbView } from './bbb/bbb-view';"],
] as const;

/** The lines, from 1, that the repository's lint rejects in a file in a folder of its own. */
function refusedLines(): readonly number[] {
  const folder = mkdtempSync(join(tmpdir(), 'fairshare-lint-'));
  try {
    const config = join(folder, '.oxlintrc.json');
    writeFileSync(
      config,
      JSON.stringify({ jsPlugins: [join(ROOT, 'scripts/lint/fairshare.mjs')], categories: { correctness: 'off' }, rules: { 'fairshare/no-game-named': 'error' } }),
    );
    const file = join(folder, 'named.ts');
    writeFileSync(file, [...REFUSED, ...TAKEN].map(([, line]) => line).join('\n'));
    const { stdout } = spawnSync(process.execPath, [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--config', config, '--format', 'json', file], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { labels: { span: { line: number } }[] }[] };
    return diagnostics.flatMap(({ labels }) => labels.map(({ span }) => span.line));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('when the repository is linted, then all sources are under the rule', () => {
  const { overrides } = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')) as { overrides: { files: string[]; rules?: object }[] };
  const [first, ...others] = overrides.filter(({ rules = {} }) => 'fairshare/no-game-named' in rules);
  expect(others).toEqual([]);
  expect(first?.files).toEqual(['services/*/src/**/*.ts', 'packages/*/src/**/*.ts', 'packages/*/src/**/*.tsx', 'frontends/*/src/**/*.ts', 'frontends/*/src/**/*.tsx']);
});

test('when a file may name a game, then it is there', () => {
  const listed = [...readFileSync(join(ROOT, 'scripts/lint/may-name-a-game.mjs'), 'utf8').matchAll(/^ {2}\['([^']+)', /gm)].map(([, file = '']) => file);
  expect(listed).not.toEqual([]);
  expect(listed.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

describe('the lint rule about names of games', () => {
  let refused: readonly number[];
  beforeAll(() => void (refused = refusedLines()));

  it.each(REFUSED.map(([what], index) => [what, index + 1] as const))('when %s, then the lint refuses it', (_what, line) => {
    expect(refused).toContain(line);
  });

  it.each(TAKEN.map(([what], index) => [what, REFUSED.length + index + 1] as const))('when %s, then the lint takes it', (_what, line) => {
    expect(refused).not.toContain(line);
  });
});
