import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

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

/** What the repository's own lint says of each, by its line. */
function linted(): ReadonlyMap<string, string[]> {
  const all = [...REFUSED, ...TAKEN].map(([, jsx]) => jsx);
  const input = all.map((jsx, index) => `export const shown${index} = ({ isNew, quiet, words, all }: never) => ${jsx};`).join('\n');
  const args = ['node_modules/eslint/bin/eslint.js', '--stdin', '--stdin-filename', 'frontends/game/src/shown.tsx', '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: ROOT, input, encoding: 'utf8' });
  const [{ messages }] = JSON.parse(stdout) as [{ messages: { ruleId: string; line: number; messageId: string }[] }];
  const faults = messages.filter(({ ruleId }) => ruleId === 'fairshare/no-bare-text');
  return new Map(all.map((jsx, index) => [jsx, faults.filter(({ line }) => line === index + 1).map(({ messageId }) => messageId)]));
}

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
