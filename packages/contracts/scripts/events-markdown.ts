import { type Publication, PUBLICATIONS } from '../src/events/consumers';

const INTRODUCTION = `# Events

The events of each service, with their producers and consumers. Generated from \`packages/contracts/src/events\` by \`npm run docs -w @fairshare/contracts\`; do
not edit.

Every record carries the whole published state of one aggregate and its version, and names the changes since the record before. A
projection keeps the highest version it has seen and ignores the rest, so records may be lost, repeated or reordered. A reaction
(the callback of \`project\`, and \`subscribe\`) runs for every record that is delivered, so it is idempotent. A deleted
aggregate is published as \`{ "deleted": true }\` under a version of its own.
`;

/** The table owner → change → consumers, as Markdown. */
export function eventsMarkdown(): string {
  const publications = Object.values(PUBLICATIONS);
  return [INTRODUCTION, overview(publications), ...publications.map(section)].join('\n');
}

function overview(publications: Publication[]): string {
  const rows = publications.map(({ aggregate, owner, consumers }) => `| ${owner} | ${aggregate.topic} | [${aggregate.kind}](#${aggregate.kind}) | ${consumers.join(', ')} |`);
  return ['| owner | topic | aggregate | consumers |', '|---|---|---|---|', ...rows, ''].join('\n');
}

function section({ aggregate, owner, consumers }: Publication): string {
  const changes = Object.entries(aggregate.changes).map(([name, what]) => `| \`${name}\` | ${what} |`);
  return [
    `## ${aggregate.kind}`,
    '',
    `${owner} → \`${aggregate.topic}\` → ${consumers.join(', ')}; state schema ${aggregate.schema}.`,
    '',
    '| change | what happened |',
    '|---|---|',
    ...changes,
    '',
  ].join('\n');
}
