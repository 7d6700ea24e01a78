import { NOBODY } from '../../constants';
import { type Cents, withoutNegativeZero } from '../../money';
import { byPlayer, entryOf, type PlayerId } from '../../players';
import type { Part, GameMessage, SideFacts, SidePlayed, SideTerms } from '../../side-game';
import { type PlayableHole, playableHoles } from '../shared/counted';
import { message, summedUp } from '../shared/standing';

export interface SnakeOptions {
  /** Cents. */
  readonly value: Cents;
  readonly growth: 'fixed' | 'adds' | 'doubles';
}

/** A hole with a valid answer. */
interface Marked extends PlayableHole {
  /** The last player to three-putt on the hole. Null: no player did. */
  readonly taker: PlayerId | null;
  /** The holder of the snake after the hole. */
  readonly holder: PlayerId | null;
  /** On how many holes the snake was taken so far. */
  readonly taken: number;
}

/** The maximum factor by which doubling multiplies the value of a snake. */
const MOST_TIMES = 64;

export function playSnake({ marks }: SideFacts, options: SnakeOptions, terms: SideTerms): SidePlayed {
  const playable = playableHoles(terms);
  const markOn = (hole: number) => entryOf(marks[hole] ?? {}, 'snake');
  const isMarked = ({ hole, players }: PlayableHole) => {
    const mark = markOn(hole);
    return mark === NOBODY || (mark != null && players.includes(mark));
  };
  const marked = playable.filter(isMarked).reduce<readonly Marked[]>((before, at) => {
    const mark = markOn(at.hole) as string;
    const { holder = null, taken = 0 } = before.at(-1) ?? {};
    return [...before, mark === NOBODY ? { ...at, taker: null, holder, taken } : { ...at, taker: mark, holder: mark, taken: taken + 1 }];
  }, []);
  return {
    parts: paidBy(marked, playable, options),
    standing: standingOf(marked, terms),
    outcomes: Object.fromEntries(marked.map((at, place) => [at.hole, outcomeOf(at, marked[place - 1])])),
    // Holes whose answer names a player who is not on the hole.
    incompleteHoles: playable
      .filter((at) => markOn(at.hole) != null && !isMarked(at))
      .map(({ hole }) => hole)
      .sort((a, b) => a - b),
  };
}

/** The holder of the snake pays each other player of the game, including players who have left. */
function paidBy(marked: readonly Marked[], playable: readonly PlayableHole[], { value, growth }: SnakeOptions): Part[] {
  const { holder = null, taken = 0 } = marked.at(-1) ?? {};
  if (holder === null) return [];
  const playing = [...new Set(playable.flatMap(({ players }) => players))];
  const price = value * timesOf(growth, taken);
  return [
    {
      at: { holes: marked.filter(({ taker }) => taker !== null).map(({ hole }) => hole) },
      nets: byPlayer(playing, (playerId) => withoutNegativeZero(playerId === holder ? -price * (playing.length - 1) : price)),
      why: { code: 'held', figures: { holder: [holder], taken, valueCents: price }, players: {} },
      provisional: marked.length < playable.length,
    },
  ];
}

function timesOf(growth: SnakeOptions['growth'], taken: number): number {
  if (growth === 'fixed') return 1;
  return growth === 'adds' ? taken : Math.min(MOST_TIMES, 2 ** (taken - 1));
}

function outcomeOf({ taker, holder }: Marked, before: Marked | undefined): GameMessage {
  if (holder === null) return message('none');
  if (taker === null) return message('kept', { holder: [holder] });
  return message(before?.holder === taker ? 'again' : 'taken', { holder: [taker] });
}

/** How often each player took the snake, and who holds it. */
function standingOf(marked: readonly Marked[], { players }: SideTerms): SidePlayed['standing'] {
  const holes = Object.fromEntries(marked.map(({ hole, players: onHole, taker }) => [hole, byPlayer(onHole, (playerId) => (playerId === taker ? 1 : 0))]));
  const last = marked.at(-1);
  if (!last) return summedUp(players, 'snakes', holes, null);
  return summedUp(players, 'snakes', holes, last.holder === null ? message('free') : message('holds', { holder: [last.holder], taken: last.taken }));
}
