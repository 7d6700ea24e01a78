import { type RoundInput, type SideGame, toRoster } from '@fairshare/golf-rules';

/** A hole of the round with two or more of a game's players, as second implementations read it. */
export interface PlainHole {
  readonly hole: number;
  /** The game's players on the hole, in the game's order. */
  readonly field: readonly string[];
  /** Undefined: the round has no course. */
  readonly par: number | undefined;
  /** 0: no strokes, or no valid strokes, were entered. */
  readonly gross: (id: string) => number;
  /** Strokes given by a scoring: net, offLow or gross. */
  readonly given: (id: string, scoring: string) => number;
  /** The answer in a cell of the game. Empty: there is none, or it was withdrawn. */
  readonly mark: (cell: string) => string;
  /** Whether another player of the field has a score here, and this player has none here but has one on a later hole or the round is over. */
  readonly pickedUp: (id: string) => boolean;
}

/** The holes on which a side game is played, in order of play. Empty for a game that is off. */
export function plainHoles(round: RoundInput, game: SideGame): PlainHole[] {
  if (game.on === false) return [];
  const { holes, holesOf } = toRoster(round.roster ?? round.players);
  const start = holes.indexOf(round.firstHole ?? holes[0]!);
  const order = holes.map((_, place) => holes[(start + place) % holes.length]!);
  const grossOn = (hole: number, id: string) => Math.max(0, round.facts.strokes[hole]?.[id] ?? 0);
  return order.flatMap((hole, place) => {
    const field = game.players.filter((id) => holesOf[id]?.includes(hole));
    if (field.length < 2) return [];
    const isLater = (id: string) => order.slice(place + 1).some((later) => holesOf[id]!.includes(later) && grossOn(later, id) > 0);
    const gross = (id: string) => grossOn(hole, id);
    const answer = (cell: string) => round.facts.marks[hole]?.[`${game.id}.${cell}`] ?? '';
    return [
      {
        hole,
        field,
        par: round.course?.holes[hole - 1]?.par,
        gross,
        given: (id, scoring) => givenOn(round, game, scoring, id, hole),
        mark: (cell) => (answer(cell) === '-' ? '' : answer(cell)),
        pickedUp: (id) => gross(id) === 0 && field.some((other) => gross(other) > 0) && (round.isFinished === true || isLater(id)),
      },
    ];
  });
}

/** Strokes given on a hole. Where they count off the low player of the game, they are dealt stroke by stroke. */
export function givenOn(round: RoundInput, game: SideGame, scoring: string, id: string, hole: number): number {
  const roster = toRoster(round.roster ?? round.players);
  if (scoring === 'gross' || !roster.given) return 0;
  if (scoring === 'net') return roster.given[hole]?.[id] ?? 0;
  const playing = (one: string) => forNine(roster.holes.length, roster.strokesGiven?.[one] ?? 0);
  return dealtOn(round, hole, playing(id) - Math.min(...game.players.map(playing)));
}

/** The strokes for a round of this many holes: half of them for nine holes, with a half rounded up. */
export const forNine = (holes: number, strokes: number): number => (holes === 9 ? Math.floor(strokes / 2 + 0.5) : strokes);

/** How many of `strokes` fall on a hole. They are dealt one by one from the hardest hole on; strokes given back, from the easiest hole on. */
export function dealtOn(round: RoundInput, hole: number, strokes: number): number {
  const { holes } = toRoster(round.roster ?? round.players);
  const pool = holes.length === 9 ? [...holes] : Array.from({ length: 18 }, (_, index) => index + 1);
  const indexOf = (one: number) => round.course?.holes[one - 1]?.strokeIndex ?? 0;
  const sorted = pool.sort((a, b) => (strokes < 0 ? indexOf(b) - indexOf(a) : indexOf(a) - indexOf(b)));
  const here = Array.from({ length: Math.abs(strokes) }, (_, stroke) => sorted[stroke % sorted.length]).filter((one) => one === hole).length;
  return strokes < 0 ? 0 - here : here;
}

/** Adds up payments between players to balances in cents. */
export class Purse {
  private readonly cents: Map<string, number>;
  constructor(private readonly players: readonly string[]) {
    this.cents = new Map(players.map((id) => [id, 0]));
  }

  pay(from: string, to: string, cents: number): void {
    this.add(from, -cents);
    this.add(to, cents);
  }

  add(id: string, cents: number): void {
    this.cents.set(id, (this.cents.get(id) ?? 0) + cents);
  }

  /** Each pair of the field settles the difference of its points. */
  settlePoints(field: readonly string[], points: (id: string) => number, cents: number): void {
    field.forEach((one, seat) => field.slice(seat + 1).forEach((other) => this.pay(other, one, (points(one) - points(other)) * cents)));
  }

  left(): Record<string, number> {
    return Object.fromEntries(this.players.map((id) => [id, (this.cents.get(id) ?? 0) + 0]));
  }
}
