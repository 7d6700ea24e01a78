import { POT_HOLES, type PotName } from '../../constants';
import type { Cents } from '../../money';
import { type ByPlayer, byPlayer } from '../../players';
import { entryOf } from '../../players';
import type { Part, GameMessage, SideFacts, SidePlayed, SideTerms } from '../../side-game';
import { type CountedHole, type Holes, holesOf } from '../shared/counted';
import { type HoleResult, ninesOf, sidesOn, wonBy } from '../shared/match';
import { sidesPay } from '../shared/money';
import { type Scoring, scoresOf } from '../shared/scoring';
import { message, summedUp } from '../shared/standing';

export interface NassauOptions {
  /** Cents. */
  readonly front: Cents;
  readonly back: Cents;
  readonly total: Cents;
  readonly press: 'none' | 'auto' | 'called';
  readonly pressAt: number;
  readonly maxPresses: number;
  readonly scoring: Scoring;
}

/** A bet: its holes that are played, in order of play, and how many holes the first side is up over the counted ones. */
interface Bet {
  readonly name: PotName | 'press';
  readonly value: Cents;
  readonly holes: readonly number[];
  readonly counted: readonly number[];
  readonly up: number;
}

/** The answer with which each side calls a press → the sign of `up` while that side is down. */
const CALLERS = { one: -1, two: 1 } as const;

export function playNassau(facts: SideFacts, options: NassauOptions, terms: SideTerms): SidePlayed {
  const holes = holesOf(terms, scoresOf(facts, terms, options.scoring));
  const bets = ninesOf(terms.roster, ['front', 'back', 'total']).flatMap((name) => betsOf(name, holes, { facts, options, terms }));
  const outcomes = Object.fromEntries(holes.counted.map((hole) => [hole.hole, outcomeOf(hole, terms)]));
  return {
    parts: bets.filter(({ counted }) => counted.length > 0).map((bet) => partOf(bet, holes, terms)),
    standing: standingOf(bets, holes, terms),
    outcomes,
    incompleteHoles: holes.incompleteHoles,
    decidedBefore: decidedBefore(bets, holes, options),
  };
}

/** Whether the trailing side can no longer catch up on the remaining holes. */
const isDecided = ({ up, holes, counted }: Bet): boolean => Math.abs(up) > holes.length - counted.length;

/** Holes without scores that are in no open bet. Empty in a game with presses, because a press may begin on any hole. */
function decidedBefore(bets: readonly Bet[], { playable, counted }: Holes, { press }: NassauOptions): number[] {
  if (press !== 'none' || bets.length === 0 || counted.some(({ isFinal }) => !isFinal)) return [];
  const open = bets.filter((bet) => !isDecided(bet));
  return playable.map(({ hole }) => hole).filter((hole) => !counted.some((one) => one.hole === hole) && !open.some(({ holes }) => holes.includes(hole)));
}

interface Game {
  readonly facts: SideFacts;
  readonly options: NassauOptions;
  readonly terms: SideTerms;
}

/** A bet over the holes of its name, then its presses in the order they began. The total is not pressed. */
function betsOf(name: PotName, { playable, counted }: Holes, { facts, options, terms }: Game): Bet[] {
  const { press, pressAt, maxPresses } = options;
  const played = playable.filter(({ hole }) => POT_HOLES[name].includes(hole)).map(({ hole }) => hole);
  const value = options[name];
  const bets: Bet[] = [{ name, value, holes: played, counted: [], up: 0 }];
  const begin = (from: number) => bets.push({ name: 'press', value, holes: played.slice(from), counted: [], up: 0 });
  const canPress = () => name !== 'total' && bets.length <= maxPresses;
  for (const hole of counted.filter((one) => played.includes(one.hole))) {
    const place = played.indexOf(hole.hole);
    if (press === 'called' && canPress() && isDown(entryOf(facts.marks[hole.hole] ?? {}, 'press'), bets.at(-1))) begin(place);
    const result = wonBy(hole, terms);
    bets.forEach((bet, index) => {
      if (bet.holes.includes(hole.hole)) bets[index] = { ...bet, counted: [...bet.counted, hole.hole], up: bet.up + result };
    });
    if (press === 'auto' && canPress() && place < played.length - 1 && Math.abs(bets.at(-1)?.up ?? 0) >= pressAt) begin(place + 1);
  }
  return bets;
}

/** Whether the side that calls a press is down in the newest bet. */
function isDown(called: string | null | undefined, newest: Bet | undefined): boolean {
  return newest !== undefined && (called === 'one' || called === 'two') && Math.sign(newest.up) === CALLERS[called];
}

function partOf({ name, value, holes, counted, up }: Bet, played: Holes, terms: SideTerms): Part {
  const [one, two] = sidesOn(
    played.playable.filter(({ hole }) => holes.includes(hole)),
    terms,
  );
  const [winners, losers] = up > 0 ? [one, two] : [two, one];
  const finals = played.counted.filter(({ isFinal }) => isFinal).map(({ hole }) => hole);
  return {
    at: { holes: counted },
    nets: up === 0 ? byPlayer([...one, ...two], () => 0) : sidesPay(winners, losers, value),
    why: {
      code: up === 0 ? `${name}-tied` : name,
      figures: { winner: up === 0 ? [] : winners, up: Math.abs(up), from: holes[0] ?? 0, to: holes.at(-1) ?? 0, valueCents: value },
      players: {},
    },
    provisional: !holes.every((hole) => finals.includes(hole)),
  };
}

function outcomeOf(hole: CountedHole, terms: SideTerms): GameMessage {
  const result = wonBy(hole, terms);
  return result === 0 ? message('halved') : message('won', { winner: winnersOn(hole, result, terms) });
}

const winnersOn = ({ players }: CountedHole, result: HoleResult, { sides }: SideTerms) => (sides[result === 1 ? 0 : 1] ?? []).filter((playerId) => players.includes(playerId));

/** How many holes each player is up in the total, or in the first bet of a round without a total. */
function standingOf(bets: readonly Bet[], { playable, counted }: Holes, terms: SideTerms): SidePlayed['standing'] {
  const [one = [], two = []] = terms.sides;
  const bet = bets.find(({ name }) => name === 'total') ?? bets[0];
  const ofBet = counted.filter(({ hole }) => bet?.holes.includes(hole));
  const holes: Record<number, ByPlayer<number>> = Object.fromEntries(
    ofBet.map((hole) => {
      const result = wonBy(hole, terms);
      return [hole.hole, byPlayer(hole.players, (playerId) => (result === 0 ? 0 : one.includes(playerId) ? result : -result))];
    }),
  );
  const standing = summedUp(terms.players, 'up', holes, null);
  if (!bet || ofBet.length === 0) return standing;
  const left = playable.filter(({ hole }) => bet.holes.includes(hole)).length - ofBet.length;
  const players = byPlayer(terms.players, (playerId) => (bet.up === 0 ? 0 : one.includes(playerId) ? bet.up : -bet.up));
  const ending = left === 0 ? '-over' : '';
  const line = bet.up === 0 ? message(`all-square${ending}`, { left }) : message(`up${ending}`, { winner: bet.up > 0 ? one : two, up: Math.abs(bet.up), left });
  return { ...standing, players, line };
}
