/** The assumptions of the estimate; each can be set on the command line. Public figures of golf, and choices of an operator. */
export const ASSUMPTIONS = {
  /** Rounds in a year, in the United States (2023). */
  roundsAYear: 531_000_000,
  /** The share of July in a year. `saturdayShare`: of a Saturday in a week. */
  julyShare: 0.12,
  saturdayShare: 0.19,
  /** The world's golf relative to that of the United States. */
  worldTimesUs: 1.36,
  playersAGroup: 4,
  writesARound: 60,
  roundHours: 4.5,
  /** The share of a day's groups that play at the same time. */
  outAtOnce: 0.5,
  socketsAGroup: 3,
  burst: 3,
  /** The share of a processor that may be used in bursts. */
  busy: 0.6,
  /** Megabytes available to a process. `memoryPlanned`: the share of it that is planned for. */
  memoryLimitMB: 1_024,
  memoryPlanned: 0.7,
  /** Kilobytes of a full round as a document and as a record; days for which records are stored; number of copies. */
  documentKB: 10,
  recordKB: 6.5,
  recordsKeptDays: 7,
  copies: 3,
  /** Dollars: a processor for an hour, a gigabyte of memory for an hour, a gigabyte of storage for a month. An example; ask your provider. */
  coreHour: 0.04,
  memoryGBHour: 0.005,
  storageGBMonth: 0.1,
  /** The share of the burst's machines that run on average over a month, with autoscaling. */
  averageUse: 0.3,
  /** The assumed capacity of one engine. Not measured here. */
  mongoWritesASecond: 8_000,
  redisMessagesASecond: 80_000,
  brokerMBASecond: 100,
} as const;
export type Assumptions = { readonly [Name in keyof typeof ASSUMPTIONS]: number };

/** The measured figures: `npm run bench -- saturday`. */
export interface Figures {
  /** Milliseconds of processor time of one write in each kind of process, with everything the write causes. */
  readonly cpuMsAWrite: Readonly<Record<string, number>>;
  /** Megabytes of one nearly idle process. */
  readonly memoryMB: Readonly<Record<string, number>>;
  /** Kilobytes of one socket, at gateway and realtime together. */
  readonly kBASocket: number;
}

/** The run that the figures come from. */
export interface Measured extends Figures {
  /** The machine, and the size of the run. */
  readonly measured: string;
  /** From the tap to the other phone. */
  readonly latencies: readonly Readonly<Record<string, string | number>>[];
  readonly facts: Readonly<Record<string, number>>;
  readonly disturbed: readonly string[];
}

export interface Tier {
  readonly name: string;
  /** The share of the golf in the United States. */
  readonly share: number;
}

export const tiersOf = ({ worldTimesUs }: Assumptions): Tier[] => [
  { name: '1 % of the US', share: 0.01 },
  { name: '10 % of the US', share: 0.1 },
  { name: '50 % of the US', share: 0.5 },
  { name: '50 % of the world', share: 0.5 * worldTimesUs },
];

/** Engines are scaled by their own means; their cost is listed beside the processes. */
export const ENGINES: readonly string[] = ['kafka', 'mongo', 'redis'];
const SOCKET_HOPS: readonly string[] = ['gateway', 'realtime'];
const WEEKS_A_MONTH = 30 / 7;
const HOURS_A_MONTH = 730;
const MONTHS_A_YEAR = 12;

export interface Need {
  readonly tier: Tier;
  readonly groupsADay: number;
  readonly groupsAtOnce: number;
  readonly sockets: number;
  readonly writesASecond: number;
  readonly inBursts: number;
  /** By kind: as many as the processor time, or the memory of sockets, requires; never fewer than two. */
  readonly processes: Readonly<Record<string, number>>;
  readonly engineCores: Readonly<Record<string, number>>;
  /** Partitions of the topics with rounds. */
  readonly partitions: number;
  readonly memoryGB: number;
  /** Gigabytes that a year adds. `recordsGB`: of the records that are stored at a time. */
  readonly documentsGBAYear: number;
  readonly recordsGB: number;
  readonly dollarsAMonth: number;
  /** The share of one engine's capacity that is used in bursts. */
  readonly loads: readonly (readonly [what: string, share: number])[];
}

/** The resources that a tier needs on a Saturday in July. */
export function needOf(tier: Tier, given: Assumptions, figures: Figures): Need {
  const groupsADay = (((given.roundsAYear * given.julyShare) / WEEKS_A_MONTH) * given.saturdayShare * tier.share) / given.playersAGroup;
  const groupsAtOnce = groupsADay * given.outAtOnce;
  const sockets = groupsAtOnce * given.socketsAGroup;
  const writesASecond = (groupsAtOnce * given.writesARound) / (given.roundHours * 3_600);
  const inBursts = writesASecond * given.burst;
  const cores = (kind: string) => ((figures.cpuMsAWrite[kind] ?? 0) * inBursts) / 1_000 / given.busy;
  const socketRoomKB = (kind: string) => (given.memoryLimitMB * given.memoryPlanned - (figures.memoryMB[kind] ?? 0)) * 1_024;
  const forSockets = (kind: string) => (SOCKET_HOPS.includes(kind) ? (sockets * figures.kBASocket) / 2 / socketRoomKB(kind) : 0);
  const kinds = Object.keys(figures.cpuMsAWrite).filter((kind) => !ENGINES.includes(kind));
  const processes = Object.fromEntries(kinds.map((kind) => [kind, Math.max(2, Math.ceil(cores(kind)), Math.ceil(forSockets(kind)))]));
  const engineCores = Object.fromEntries(ENGINES.map((engine) => [engine, cores(engine)]));
  const most = Math.max(...Object.values(processes));
  const memoryGB = (sum(Object.entries(processes).map(([kind, count]) => count * (figures.memoryMB[kind] ?? 0))) + (sockets * figures.kBASocket) / 1_024) / 1_024;
  const documentsGBAYear = ((given.roundsAYear * tier.share) / given.playersAGroup) * given.documentKB * given.copies * KB_IN_GB;
  const recordsGB = groupsADay * given.writesARound * given.recordKB * given.recordsKeptDays * given.copies * KB_IN_GB;
  const machines = sum(Object.values(processes)) * given.coreHour + sum(Object.values(engineCores)) * given.copies * given.coreHour + memoryGB * given.memoryGBHour;
  return {
    tier,
    groupsADay,
    groupsAtOnce,
    sockets,
    writesASecond,
    inBursts,
    processes,
    engineCores,
    // Two for each consumer, so that one more process gets work, and a power of two, so that the next step is a doubling.
    partitions: 2 ** Math.ceil(Math.log2(2 * most)),
    memoryGB,
    documentsGBAYear,
    recordsGB,
    dollarsAMonth: machines * HOURS_A_MONTH * given.averageUse + ((documentsGBAYear / MONTHS_A_YEAR) * 12 + recordsGB) * given.storageGBMonth,
    loads: [
      ['one MongoDB primary', (inBursts * WRITES_OF_STORES) / given.mongoWritesASecond],
      ['one Redis', (inBursts * MESSAGES_A_WRITE) / given.redisMessagesASecond],
      ['one broker', (inBursts * given.recordKB * given.copies) / 1_024 / given.brokerMBASecond],
    ],
  };
}

const KB_IN_GB = 1 / 1_024 / 1_024;
/** Of one write: the round itself, its published flag, and the projections of groups and settlement. */
const WRITES_OF_STORES = 4;
/** Of one write: two counters and a lookup at the gateway for it and for each read it causes, and the notice. */
const MESSAGES_A_WRITE = 4;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
