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

The resources that a Saturday in July needs, for four sizes of golf. Calculated by \`npm run bench -- capacity\` from what \`npm run bench -- saturday\` and \`-- fan-out\` measured and
from the assumptions below; \`npm run bench -- capacity socketsAGroup=2\` prints it for another assumption. Do not edit: a test compares the two.

The costs are those of one small machine with everything on it. They show which resources grow with the load, and which reaches its limit first. They do not predict a bill.

## The load

${table(needs, [
  ['groups a day', ({ groupsADay }) => about(groupsADay)],
  ['groups at once', ({ groupsAtOnce }) => about(groupsAtOnce)],
  ['sockets', ({ sockets }) => about(sockets)],
  ['writes a second', ({ writesASecond }) => about(writesASecond)],
  ['writes a second in bursts', ({ inBursts }) => about(inBursts)],
])}

## Resources

One process for each processor that it loads to ${count(given.busy * 100)} % in bursts, or for each ${count(given.memoryLimitMB * given.memoryPlanned)} MB that its sockets take; at least two, so that one can be deployed.

${table(needs, [
  ...kinds.map((kind): Row => [`processes of ${kind}`, ({ processes }) => about(processes[kind] ?? 0)]),
  ...ENGINES.map((engine): Row => [`cores of ${engine}, one copy`, ({ engineCores }) => about(engineCores[engine] ?? 0)]),
  ['partitions of the topics of rounds', ({ partitions }) => count(partitions)],
  ['memory of processes and sockets, GB', ({ memoryGB }) => about(memoryGB)],
  ['documents, GB a year', ({ documentsGBAYear }) => about(documentsGBAYear)],
  ['records in Kafka, GB', ({ recordsGB }) => about(recordsGB)],
  ['dollars a month', ({ dollarsAMonth }) => about(dollarsAMonth)],
])}

## The first limit

The share of one engine's capacity that bursts use. Above 100 % the load has to be divided: rounds and tabs by group id (MongoDB's shard key), sockets' messages by room (Redis Cluster,
sharded pub/sub), topics by partition over more brokers. Beyond that, each continent gets a region of its own, since no golfer plays on two. The capacity of one engine is assumed, not measured.

${table(needs, [
  ...(needs[0]?.loads ?? []).map(([what], index): Row => [what, ({ loads }) => `${about((loads[index]?.[1] ?? 0) * 100)} %`]),
  ['the first above 100 %', ({ loads }) => firstLimit(loads)],
])}

## Measured

${figures.measured} Each group's round is faster than on a course. Phones lose their signal, every process is deployed once, and the broker is restarted:
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

The cost of a write includes all its effects: the response, the event, the projections, the notices, and the reads of phones that receive them.

## Assumed

| | |
|---|---:|
${Object.entries(given)
  .map(([name, value]) => `| ${name} | ${count(value, 4)} |`)
  .join('\n')}

Public figures of golf: 531 million rounds in the United States in 2023, 12 % of a year in July, 19 % of a week on Saturday. The others are choices: groups of four, 60 writes a round,
half of a day's groups out at once, three phones a group, three times the writes in bursts. bench/src/capacity/model.ts explains each name.
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

function firstLimit(loads: Need['loads']): string {
  const [what, share] = [...loads].sort(([, one], [, other]) => other - one)[0] ?? ['', 0];
  return share > 1 ? `**${what}**` : 'none';
}
