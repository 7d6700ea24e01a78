import { playersOn, type RoundInput, type SideGame, toRoster } from '@fairshare/golf-rules';
import { givenOn } from './plain-holes';

/** A hole as a second implementation of a kind reads it. */
export interface PlainHole {
  readonly hole: number;
  /** The game's players on the hole. */
  readonly field: readonly string[];
  readonly isIn: boolean;
  /** By the scoring of the game. Meaningless until all strokes of the hole are entered. */
  readonly score: (playerId: string) => number;
  readonly par: number | undefined;
}

/** The holes of a round with at least two of a game's players, in order of play. Empty for a game that is off. */
export function plainHoles(round: RoundInput, game: SideGame): PlainHole[] {
  if (game.on === false) return [];
  const roster = toRoster(round.roster ?? round.players);
  const start = roster.holes.indexOf(round.firstHole ?? roster.holes[0]!);
  return [...roster.holes.slice(start), ...roster.holes.slice(0, start)].flatMap((hole) => {
    const here = playersOn(roster, hole);
    const field = game.players.filter((id) => here.includes(id));
    const gross = (id: string) => round.facts.strokes[hole]?.[id] ?? 0;
    const score = (id: string) => gross(id) - givenOn(round, game, String(game.options['scoring']), id, hole);
    return field.length < 2 ? [] : [{ hole, field, isIn: field.every((id) => gross(id) > 0), score, par: round.course?.holes[hole - 1]?.par }];
  });
}

/** Adds up payments between players to balances. Cents. */
export function purse(players: readonly string[]) {
  const money = new Map(players.map((id) => [id, 0]));
  const pay = (from: string, to: string, cents: number) => {
    money.set(from, money.get(from)! - cents);
    money.set(to, money.get(to)! + cents);
  };
  /** Each player of one side pays the value and each player of the other gets it. One against two pays or gets it twice. */
  const paySide = (from: readonly string[], to: readonly string[], cents: number) =>
    from.forEach((loser) => to.forEach((winner) => pay(loser, winner, from.length === 2 && to.length === 2 ? cents / 2 : cents)));
  return { pay, paySide, nets: () => Object.fromEntries([...money].map(([id, cents]) => [id, cents + 0])) };
}
