import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..', '..');

const REFUSED = [
  ['a text comes and goes beside an element', '<p><i />{isNew && NOT_SAVED_YET}</p>', 'comesAndGoes'],
  ['a text takes turns with an element', '<p><i />{quiet ? <b>{words}</b> : words}</p>', 'comesAndGoes'],
  ['an element comes and goes in front of a text', '<p>{isNew && <i />}{words}</p>', 'inFront'],
  ['a list stands in front of a text', '<p>{all.map((one) => <i key={one} />)} together</p>', 'inFront'],
  ['a fragment holds a bare text', '<p>{isNew && <><i />Saving</>}</p>', 'inFragment'],
] as const;
const TAKEN = [
  ['a text has an element of its own', '<p><i />{isNew && <span>{NOT_SAVED_YET}</span>}</p>'],
  ['a text is alone', '<p>{isNew ? NEW : OLD}</p>'],
  ['what comes and goes stands behind a text', '<p>Saved {isNew && <i />}</p>'],
  ['a blank stands between elements', "<p>{isNew && <i />}{' '}<b /></p>"],
] as const;

/** The beginning of the lint message for each fault. */
const FAULTS = { comesAndGoes: 'A text that comes and goes', inFront: 'What comes and goes stands behind', inFragment: 'A text in a fragment' };

/** The lint messages by line: the repository's plugin, run on a file in a folder of its own. */
function linted(): ReadonlyMap<string, string[]> {
  const all = [...REFUSED, ...TAKEN].map(([, jsx]) => jsx);
  const folder = mkdtempSync(join(tmpdir(), 'fairshare-lint-'));
  try {
    const config = join(folder, '.oxlintrc.json');
    writeFileSync(
      config,
      JSON.stringify({ jsPlugins: [join(ROOT, 'scripts/lint/fairshare.mjs')], categories: { correctness: 'off' }, rules: { 'fairshare/no-bare-text': 'error' } }),
    );
    const file = join(folder, 'shown.tsx');
    writeFileSync(file, all.map((jsx, index) => `export const shown${index} = ({ isNew, quiet, words, all }: never) => ${jsx};`).join('\n'));
    const { stdout } = spawnSync(process.execPath, [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--config', config, '--format', 'json', file], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { message: string; labels: { span: { line: number } }[] }[] };
    const faultOf = (message: string) => Object.entries(FAULTS).find(([, words]) => message.startsWith(words))?.[0] ?? message;
    return new Map(all.map((jsx, index) => [jsx, diagnostics.filter(({ labels }) => labels[0]?.span.line === index + 1).map(({ message }) => faultOf(message))]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('when the repository is linted, then screens are under the rule', () => {
  const { overrides } = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')) as { overrides: { files: string[]; rules?: object }[] };
  expect(overrides.filter(({ rules = {} }) => 'fairshare/no-bare-text' in rules).flatMap(({ files }) => files)).toEqual(['frontends/*/src/**/*.tsx', 'packages/ui/src/**/*.tsx']);
});

describe('the lint rule about bare texts', () => {
  let faults: ReadonlyMap<string, string[]>;
  beforeAll(() => void (faults = linted()));

  it.each(REFUSED)('when %s, then the lint refuses it', (_what, jsx, fault) => {
    expect(faults.get(jsx)).toEqual([fault]);
  });

  it.each(TAKEN)('when %s, then the lint takes it', (_what, jsx) => {
    expect(faults.get(jsx)).toEqual([]);
  });
});
