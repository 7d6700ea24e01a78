import { recordPayment, reopenPayment, undoPayment, type Claims } from '../src/domain/payment';
import { postRound, takeBackRound } from '../src/domain/post-round';
import { balancesOf, emptyTab, lineOf, shownBalances, type Tab } from '../src/domain/tab';

const SEQUENCES = 5_000;
const STEPS = 30;
const MINUTE = 60_000;
const PLAYERS = ['ann', 'bob', 'cy', 'di'] as const;
const MEMBERS = ['ua', 'ub', 'uc'] as const;
/** No user claims Cy and Di. */
const CLAIMS: Claims = { ann: 'ua', bob: 'ub' };

/** Mulberry32: the same sequences on every run. */
function chanceFrom(seed: number) {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (count: number) => Math.floor(random() * count),
    of: <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T,
    happens: (share: number) => random() < share,
  };
}
type Chance = ReturnType<typeof chanceFrom>;

type Nets = Record<string, number>;

/** The reference model: only the current value of each round and each payment. */
interface Ledger {
  readonly rounds: Map<string, Nets>;
  readonly payments: Map<string, { from: string; to: string; cents: number; by: string; confirmedBy: Set<string>; counts: boolean }>;
}

function owed({ rounds, payments }: Ledger): Nets {
  const sums: Nets = {};
  const add = (player: string, cents: number) => (sums[player] = (sums[player] ?? 0) + cents);
  for (const nets of rounds.values()) for (const [player, cents] of Object.entries(nets)) add(player, cents);
  for (const { from, to, cents, counts } of payments.values()) {
    if (!counts) continue;
    add(from, cents);
    add(to, -cents);
  }
  return sums;
}

/** A round in games and settlement: its nets, whether it is finished, and its saved results. */
interface Round {
  readonly id: string;
  nets: Nets;
  version: number;
  isFinished: boolean;
  isGone: boolean;
  posted: { version: number; nets: Nets } | null;
}

function randomNets(chance: Chance): Nets {
  const [winner, loser] = [chance.of(PLAYERS), chance.of(PLAYERS)];
  const cents = chance.below(400) * 5;
  const nets: Nets = Object.fromEntries(PLAYERS.map((player) => [player, 0]));
  nets[winner] = (nets[winner] ?? 0) + cents;
  nets[loser] = (nets[loser] ?? 0) - cents;
  return nets;
}

/** One random history of a tab. Every step may be repeated, at once or much later, as after lost responses and redelivered events. */
function live(seed: number): { readonly tab: Tab; readonly ledger: Ledger } {
  const chance = chanceFrom(seed);
  const ledger: Ledger = { rounds: new Map(), payments: new Map() };
  const rounds: Round[] = ['s1', 's2', 's3'].map((id) => ({ id, nets: randomNets(chance), version: 0, isFinished: false, isGone: false, posted: null }));
  const sent: (() => boolean | void)[] = [];
  const archived = new Set<string>();
  let tab = emptyTab('g1');
  let now = Date.parse('2026-05-02T08:00:00.000Z');
  const at = () => new Date(now).toISOString();

  /** Acts like the store: a rule that throws, or changes nothing, writes nothing. */
  const write = (rule: (before: Tab) => ReturnType<typeof postRound>): boolean => {
    const before = tab;
    try {
      const change = rule(before);
      if (change !== 'unchanged' && 'state' in change) tab = change.state;
    } catch {
      return false;
    }
    // No line is ever rewritten.
    if (before.lines.some((line, index) => tab.lines[index] !== line)) throw new Error(`seed ${seed}: a line was rewritten`);
    return true;
  };
  /** A refused request is not repeated: by then it might be accepted. */
  const send = (request: () => boolean | void) => {
    if (request() === false) return;
    sent.push(request);
    if (chance.happens(0.2)) request();
    if (chance.happens(0.2)) chance.of(sent)();
  };
  /** Saves the result of a finished round and posts it. A slow instance may post it again later. */
  const saveAndPost = (round: Round) => {
    round.version += 1;
    const [version, nets] = [round.version, round.nets];
    send(() => write((before) => postRound(before, { round: { id: round.id, name: round.id, createdAt: at() }, version, nets, by: 'ua', at: at() })));
    ledger.rounds.set(round.id, nets);
  };

  const steps: ((round: Round) => void)[] = [
    (round) => {
      if (round.isGone || round.isFinished) return;
      round.isFinished = true;
      saveAndPost(round);
    },
    (round) => void (round.isFinished = false),
    (round) => void (round.nets = randomNets(chance)),
    (round) => {
      if (round.isGone || !round.isFinished) return;
      saveAndPost(round);
    },
    (round) => {
      if (!chance.happens(0.3)) return;
      round.isGone = true;
      send(() => write((before) => takeBackRound(before, round.id, { by: null, at: at() })));
      ledger.rounds.delete(round.id);
    },
    () => pay(),
    () => pay(),
    () => takeBack(undoneBy),
    () => takeBack(reopenedBy),
    () => {
      const player = chance.of(PLAYERS);
      if (!archived.delete(player)) archived.add(player);
    },
    () => void (now += chance.below(20) * MINUTE),
  ];

  let requests = 0;
  function pay(): void {
    // Often repeats a recorded payment: two members record the same one, or a player pays the same amount again.
    const known = chance.happens(0.5) ? chance.of([...ledger.payments.values()]) : undefined;
    const from = known?.from ?? chance.of(PLAYERS);
    const to = known?.to ?? chance.of(PLAYERS.filter((player) => player !== from));
    const cents = known?.cents ?? chance.of([500, 1000]);
    const by = chance.of(MEMBERS);
    const id = `payment-${(requests += 1)}`;
    const seen = tab.lines.at(chance.happens(0.5) ? -1 : 0)?.id ?? null;
    const [tapped, index] = [at(), tab.lines.findIndex((line) => line.id === seen)];
    const sides = [CLAIMS[from], CLAIMS[to]].filter((user) => user !== undefined);
    const isAllowed = sides.length === 0 || sides.includes(by);
    const twin = [...ledger.payments].find(
      ([other, payment]) =>
        payment.counts &&
        payment.from === from &&
        payment.to === to &&
        payment.cents === cents &&
        payment.by !== by &&
        !payment.confirmedBy.has(by) &&
        tab.lines.findIndex((line) => line.id === other) > index,
    );
    send(() => {
      const isTaken = write((before) => recordPayment(before, { id, from, to, cents, note: null, seen, at: tapped }, { by, now: at(), claims: CLAIMS }));
      if (isTaken !== isAllowed) throw new Error(`seed ${seed}: ${by} recorded ${from} to ${to}: ${isTaken}`);
    });
    if (!isAllowed) return;
    if (twin) twin[1].confirmedBy.add(by);
    else ledger.payments.set(id, { from, to, cents, by, confirmedBy: new Set(), counts: true });
  }

  type Taking = (id: string, by: string) => (before: Tab) => ReturnType<typeof postRound>;
  const undoneBy: Taking = (id, by) => (before) => undoPayment(before, id, { by, now: at(), claims: CLAIMS });
  const reopenedBy: Taking = (id, by) => (before) => reopenPayment(before, id, 'No', { by, now: at(), claims: CLAIMS });
  function takeBack(taking: Taking): void {
    const [id, payment] = chance.of([...ledger.payments]) ?? [];
    if (!id || !payment) return;
    const by = chance.of(MEMBERS);
    const isRecorder = payment.by === by || payment.confirmedBy.has(by);
    send(() => write(taking(id, by)));
    const otherSides = [CLAIMS[payment.from], CLAIMS[payment.to]].filter((user) => user !== payment.by);
    const isOther = payment.by !== by && (otherSides.includes(by) || otherSides.includes(undefined));
    if (taking === undoneBy ? isRecorder : isOther) payment.counts = false;
  }

  for (let step = 0; step < STEPS; step += 1) {
    chance.of(steps)(chance.of(rounds));
    // Every request may arrive again, in any order.
    if (chance.happens(0.1)) chance.of(sent)?.();
    // An archived player stays until their balance is zero.
    const players = PLAYERS.map((id) => ({ id, ...(archived.has(id) && { archivedAt: at() }) }));
    const shown = shownBalances(tab, players);
    const missing = Object.entries(balancesOf(tab)).filter(([player, cents]) => cents !== 0 && shown[player] !== cents);
    const strangers = Object.keys(shown).filter((player) => archived.has(player) && shown[player] === 0);
    if (missing.length + strangers.length > 0) throw new Error(`seed ${seed}: ${JSON.stringify({ shown, missing, strangers })}`);
  }
  return { tab, ledger };
}

it(`when ${SEQUENCES} groups act at random, then each tab matches a plain ledger`, () => {
  const seen = { lines: 0, twins: 0, undone: 0, corrections: 0 };
  for (let seed = 1; seed <= SEQUENCES; seed += 1) {
    const { tab, ledger } = live(seed);
    const balances = balancesOf(tab);
    const expected = owed(ledger);
    const differing = PLAYERS.filter((player) => (balances[player] ?? 0) !== (expected[player] ?? 0));
    if (differing.length > 0) throw new Error(`seed ${seed}: ${JSON.stringify({ balances, expected })}`);
    const uneven = tab.lines.filter(({ nets }) => Object.values(nets).reduce((sum, cents) => sum + cents, 0) !== 0);
    const strays = Object.values(tab.twins).filter(({ lineId }) => lineOf(tab, lineId)?.kind !== 'payment');
    const ids = new Set(tab.lines.map(({ id }) => id));
    if (uneven.length + strays.length > 0 || ids.size !== tab.lines.length) throw new Error(`seed ${seed}: ${JSON.stringify({ uneven, strays })}`);
    seen.lines += tab.lines.length;
    seen.twins += Object.keys(tab.twins).length;
    seen.undone += tab.lines.filter(({ kind }) => kind === 'undone').length;
    seen.corrections += tab.lines.filter(({ kind }) => kind === 'correction').length;
  }
  // The sequences exercise every case.
  expect(Object.values(seen).every((count) => count > SEQUENCES / 20)).toBe(true);
});
