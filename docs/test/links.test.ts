import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documents, manifestOf, ROOT } from './documents';

/** The folder of a workspace, found by the last part of its name: "@fairshare/bench" is in "bench". */
const workspaceOf = (name: string): string | undefined =>
  ['', 'packages', 'services', 'frontends', 'infra']
    .map((folder) => join(ROOT, folder, name.replace('@fairshare/', '').replace(/-(service|frontend)$/, '')))
    .find((directory) => existsSync(join(directory, 'package.json')));

/** The anchor by which a heading is linked. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(/\s/g, '-');

const anchorsOf = (markdown: string): string[] => [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe.each(documents)('$name', ({ path, text }) => {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].map(([, target, source]) => target ?? source ?? '').filter((target) => !/^(https?|mailto):/.test(target));
  const npmRuns = [...text.matchAll(/npm run ([a-z][a-z0-9:-]*)(?: -w (@[a-z/-]+))?/g)].map(([command, script = '', workspace]) => ({ command, script, workspace }));

  test('when a page links to a file or a heading, then that exists', () => {
    const dead = links.filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : join(dirname(path), file);
      if (!existsSync(target)) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
    });
    expect(dead).toEqual([]);
  });

  test('when a page names an npm script, then that exists', () => {
    const missing = npmRuns.filter(({ script, workspace }) => {
      const directory = workspace === undefined ? ROOT : workspaceOf(workspace);
      return directory === undefined || manifestOf(directory).scripts?.[script] === undefined;
    });
    expect(missing).toEqual([]);
  });
});
