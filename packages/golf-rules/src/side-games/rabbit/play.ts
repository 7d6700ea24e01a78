import { POT_HOLES } from '../../constants';
import type { Cents } from '../../money';
import { type ByPlayer, byPlayer, type PlayerId } from '../../players';
import type { Part, GameMessage, SideFacts, SidePlayed, SideTerms } from '../../side-game';
import { type CountedHole, type Holes, holesOf, lowestOn, type PlayableHole } from '../shared/counted';
import { ninesOf } from '../shared/match';
import { eachPays } from '../shared/money';
import { type Scoring, scoresOf } from '../shared/scoring';
import { message, summedUp } from '../shared/standing';

export interface RabbitOptions {
  /** Cents. */
  readonly value: Cents;
  readonly steal: boolean;
  readonly carry: boolean;
  readonly scoring: Scoring;
}

/** The effect of a hole on its rabbit: the holder before and after. */
interface Chased {
  readonly hole: CountedHole;
  readonly before: PlayerId | null;
  readonly after: PlayerId | null;
  readonly outcome: GameMessage;
}

/** A rabbit, the holes it is played for, and those that count so far. */
interface Rabbit {
  readonly name: 'front' | 'back' | 'round';
  readonly playable: readonly PlayableHole[];
  readonly chased: readonly Chased[];
  readonly holder: PlayerId | null;
}

export function playRabbit(facts: SideFacts, options: RabbitOptions, terms: SideTerms): SidePlayed {
  const holes = holesOf(terms, scoresOf(facts, terms, options.scoring));
  const rabbits = rabbitsOf(holes, options, terms);
  const played = rabbits.map((rabbit) => ({ rabbit, part: partOf(rabbit, rabbits, options, terms) })).filter(({ rabbit }) => rabbit.chased.length > 0);
  const chased = rabbits.flatMap((rabbit) => rabbit.chased);
  const placeOf = ({ chased: own }: Rabbit) => holes.counted.findIndex(({ hole }) => hole === own.at(-1)?.hole.hole);
  const [latest] = [...played].sort((one, other) => placeOf(other.rabbit) - placeOf(one.rabbit));
  return {
    parts: played.map(({ part }) => part),
    standing: summedUp(
      terms.players,
      'rabbits',
      Object.fromEntries(chased.map((one) => [one.hole.hole, broughtBy(one)])),
      latest ? message(latest.part.why.code, latest.part.why.figures) : null,
    ),
    outcomes: Object.fromEntries(chased.map(({ hole, outcome }) => [hole.hole, outcome])),
    incompleteHoles: holes.incompleteHoles,
  };
}

/** One rabbit for each nine of the round, in the order in which the nines end. A round without a whole nine has one rabbit. */
function rabbitsOf({ playable, counted }: Holes, { steal }: RabbitOptions, { roster, order }: SideTerms): Rabbit[] {
  const nines = ninesOf(roster, ['front', 'back']) as readonly ('front' | 'back')[];
  const names: readonly Rabbit['name'][] = nines.length > 0 ? nines : ['round'];
  return names
    .map((name) => {
      const isIn = ({ hole }: PlayableHole) => name === 'round' || POT_HOLES[name].includes(hole);
      const chased = chase(counted.filter(isIn), steal);
      return { name, playable: playable.filter(isIn), chased, holder: chased.at(-1)?.after ?? null };
    })
    .filter((rabbit) => rabbit.playable.length > 0)
    .sort((one, other) => order.indexOf(one.playable.at(-1)?.hole ?? 0) - order.indexOf(other.playable.at(-1)?.hole ?? 0));
}

function chase(holes: readonly CountedHole[], steal: boolean): Chased[] {
  let after: PlayerId | null = null;
  return holes.map((hole) => {
    const before = after;
    // If its holder is not on the hole, the rabbit is free.
    const held = before !== null && hole.players.includes(before) ? before : null;
    const [winner, ...others] = lowestOn(hole);
    const isWon = winner !== undefined && others.length === 0;
    if (!isWon || winner === held) {
      after = held;
      return { hole, before, after, outcome: held === null ? message('free') : message('keeps', { holder: [held] }) };
    }
    const isFreed = held !== null && !steal;
    after = isFreed ? null : winner;
    return { hole, before, after, outcome: message(isFreed ? 'frees' : held === null ? 'catches' : 'steals', { winner: [winner], ...(held !== null && { holder: [held] }) }) };
  });
}

/** The payments to the holder of a rabbit; zero while the rabbit is free. */
function partOf(rabbit: Rabbit, rabbits: readonly Rabbit[], { value, carry }: RabbitOptions, { players }: SideTerms): Part {
  const { name, playable, chased, holder } = rabbit;
  const [first, second] = rabbits;
  const isCarried = carry && second !== undefined && first !== undefined && first.chased.length > 0 && first.holder === null;
  const cents = isCarried && rabbit === second ? value * 2 : value;
  const field = players.filter((playerId) => playable.some((hole) => hole.players.includes(playerId)));
  const free = isCarried && rabbit === first && chased.length === playable.length ? 'carried' : 'free';
  return {
    at: { holes: chased.map(({ hole }) => hole.hole) },
    nets: holder === null ? byPlayer(field, () => 0) : eachPays(field, holder, cents),
    why: { code: holder === null ? `${name}-${free}` : name, figures: { holder: holder === null ? [] : [holder], valueCents: cents }, players: {} },
    provisional: chased.length < playable.length || !chased.at(-1)?.hole.isFinal,
  };
}

function broughtBy({ hole, before, after }: Chased): ByPlayer<number> {
  const has = (holder: PlayerId | null, playerId: PlayerId) => Number(holder === playerId);
  const players = before === null || hole.players.includes(before) ? hole.players : [...hole.players, before];
  return byPlayer(players, (playerId) => has(after, playerId) - has(before, playerId));
}
