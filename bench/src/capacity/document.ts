import { type Assumptions, ENGINES, type Measured, type Need, needOf, tiersOf } from './model';

const count = (value: number, digits = 0): string => value.toLocaleString('en-US', { maximumFractionDigits: digits });
/** Rounds to two significant digits: an estimate is not more precise. */
const about = (value: number): string => count(Number(value.toPrecision(2)), 1);

type Row = readonly [what: string, of: (need: Need) => string];

/** docs/capacity.md, from measured figures and assumptions. */
export function capacityDocument(given: Assumptions, figures: Measured): string {
  const needs = tiersOf(given).map((tier) => needOf(tier, given, figures));
  const kinds = Object.keys(figures.cpuMsAWrite).filter((kind) => !ENGINES.includes(kind));
  return `# Capacity

How much of everything a Saturday in July needs, for ever more of golf. Reckoned by \`npm run bench -- capacity\` from what \`npm run bench -- saturday\` and \`-- fan-out\` measured and
from the assumptions below; \`npm run bench -- capacity socketsAGroup=2\` prints it for another one. Do not edit: a test compares.

The costs are those of one small machine with everything on it. They show what grows with what, and which of it first; they are no promise of a bill.

## The load

${table(needs, [
  ['groups a day', ({ groupsADay }) => about(groupsADay)],
  ['groups at once', ({ groupsAtOnce }) => about(groupsAtOnce)],
  ['sockets', ({ sockets }) => about(sockets)],
  ['writes a second', ({ writesASecond }) => about(writesASecond)],
  ['writes a second in bursts', ({ inBursts }) => about(inBursts)],
])}

## What it takes

A process for each processor it fills to ${count(given.busy * 100)} % in bursts, or for each ${count(given.memoryLimitMB * given.memoryPlanned)} MB that its sockets fill; two at least, so that one can be deployed.

${table(needs, [
  ...kinds.map((kind): Row => [`processes of ${kind}`, ({ processes }) => about(processes[kind] ?? 0)]),
  ...ENGINES.map((engine): Row => [`cores of ${engine}, one copy`, ({ engineCores }) => about(engineCores[engine] ?? 0)]),
  ['partitions of the topics of rounds', ({ partitions }) => count(partitions)],
  ['memory of processes and sockets, GB', ({ memoryGB }) => about(memoryGB)],
  ['documents, GB a year', ({ documentsGBAYear }) => about(documentsGBAYear)],
  ['records in Kafka, GB', ({ recordsGB }) => about(recordsGB)],
  ['dollars a month', ({ dollarsAMonth }) => about(dollarsAMonth)],
])}

## What breaks first

How much of one engine's strength bursts use. Above 100 % it has to be divided: rounds and tabs by group id (MongoDB's shard key), sockets' messages by room (Redis Cluster,
sharded pub/sub), topics by partition over more brokers; and from there on a region for each continent, since no golfer plays on two. What one engine carries is assumed, not measured.

${table(needs, [
  ...(needs[0]?.loads ?? []).map(([what], index): Row => [what, ({ loads }) => `${about((loads[index]?.[1] ?? 0) * 100)} %`]),
  ['the first to go', ({ loads }) => firstToGo(loads)],
])}

## What was measured

${figures.measured} Each group's round goes by faster than on a course; phones lose their signal; every process is deployed once, and the broker restarted:
${figures.disturbed.join(', ')}.

${rowsOf(figures.latencies)}

${Object.entries(figures.facts)
  .map(([what, value]) => `- ${what}: ${count(value, 3)}`)
  .join('\n')}

![From the tap to the other phone, and memory, over the run](images/saturday.png)

| | CPU ms a write | MB of a quiet process |
|---|---:|---:|
${Object.keys(figures.cpuMsAWrite)
  .map((kind) => `| ${kind} | ${figures.cpuMsAWrite[kind]} | ${figures.memoryMB[kind] ?? ''} |`)
  .join('\n')}
| a socket, at gateway and realtime (\`npm run bench -- fan-out\`) | | ${figures.kBASocket} kB |

A write's cost is everything it leads to: the answer, the event, the projections, the notices, and what phones read for them.

## What is assumed

| | |
|---|---:|
${Object.entries(given)
  .map(([name, value]) => `| ${name} | ${count(value, 4)} |`)
  .join('\n')}

Public figures of golf: 531 million rounds in the United States in 2023, 12 % of a year in July, 19 % of a week on Saturday. The rest is a choice: groups of four, 60 writes a round,
half of a day's groups out at once, three phones a group, three times the writes in bursts. Each name stands with its meaning in bench/src/capacity/model.ts.
`;
}

const table = (needs: readonly Need[], rows: readonly Row[]): string =>
  [
    `| | ${needs.map(({ tier }) => tier.name).join(' | ')} |`,
    `|---|${needs.map(() => '---:').join('|')}|`,
    ...rows.map(([what, of]) => `| ${what} | ${needs.map(of).join(' | ')} |`),
  ].join('\n');

/** The latencies as the bench printed them: the first column has the name, the others have numbers. */
function rowsOf(rows: Measured['latencies']): string {
  const columns = Object.keys(rows[0] ?? {});
  return [
    `| ${columns.join(' | ')} |`,
    `|${columns.map((_, index) => (index === 0 ? '---' : '---:')).join('|')}|`,
    ...rows.map((row) => `| ${columns.map((column) => row[column]).join(' | ')} |`),
  ].join('\n');
}

function firstToGo(loads: Need['loads']): string {
  const [what, share] = [...loads].sort(([, one], [, other]) => other - one)[0] ?? ['', 0];
  return share > 1 ? `**${what}**` : 'none';
}
