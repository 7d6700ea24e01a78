import type { Cents } from '../../money';
import { type ByPlayer, byPlayer, forPlayer, type PlayerId } from '../../players';
import type { Part, GameMessage, SideFacts, SidePlayed, SideTerms } from '../../side-game';
import { type CountedHole, holesOf, lowestOn } from '../shared/counted';
import { eachPays } from '../shared/money';
import { type Scoring, scoresOf } from '../shared/scoring';
import { leaders, message, summedUp } from '../shared/standing';

export interface AcesDeucesOptions {
  /** Cents. */
  readonly ace: Cents;
  readonly deuce: Cents;
  readonly scoring: Scoring;
}

/** The players who have the ace and the deuce of a hole. */
interface Dealt {
  readonly hole: CountedHole;
  readonly ace: PlayerId | null;
  readonly deuce: PlayerId | null;
}

export function playAcesDeuces(facts: SideFacts, options: AcesDeucesOptions, terms: SideTerms): SidePlayed {
  const { counted, incompleteHoles } = holesOf(terms, scoresOf(facts, terms, options.scoring));
  const dealt = counted.map((hole): Dealt => ({ hole, ace: only(lowestOn(hole)), deuce: only(highestOn(hole)) }));
  return {
    parts: dealt.flatMap((one) => [...partOf(one, 'ace', options.ace), ...partOf(one, 'deuce', -options.deuce)]),
    standing: standingOf(dealt, terms),
    outcomes: Object.fromEntries(dealt.map((one) => [one.hole.hole, outcomeOf(one)])),
    incompleteHoles,
  };
}

function highestOn({ players, scores }: CountedHole): readonly PlayerId[] {
  const highest = Math.max(...Object.values(scores));
  return players.filter((playerId) => forPlayer(scores, playerId) === highest);
}

const only = ([one, ...others]: readonly PlayerId[]): PlayerId | null => (one !== undefined && others.length === 0 ? one : null);

/** @param cents the amount that each other player pays the holder; negative: gets from the holder */
function partOf({ hole, ...dealt }: Dealt, code: 'ace' | 'deuce', cents: Cents): Part[] {
  const holder = dealt[code];
  if (holder === null) return [];
  return [
    {
      at: hole.hole,
      nets: eachPays(hole.players, holder, cents),
      why: {
        code,
        figures: { holder: [holder], valueCents: Math.abs(cents) },
        players: byPlayer(hole.players, (playerId) => ({ score: forPlayer(hole.scores, playerId) })),
      },
      provisional: !hole.isFinal,
    },
  ];
}

function outcomeOf({ ace, deuce }: Dealt): GameMessage {
  const figures = { ...(ace !== null && { ace: [ace] }), ...(deuce !== null && { deuce: [deuce] }) };
  if (ace !== null && deuce !== null) return message('both', figures);
  if (ace !== null) return message('ace-alone', figures);
  return deuce === null ? message('neither') : message('deuce-alone', figures);
}

/** The standings: aces less deuces. */
function standingOf(dealt: readonly Dealt[], { players }: SideTerms): SidePlayed['standing'] {
  const holes: Record<number, ByPlayer<number>> = Object.fromEntries(
    dealt.map(({ hole, ace, deuce }) => [hole.hole, byPlayer(hole.players, (playerId) => Number(ace === playerId) - Number(deuce === playerId))]),
  );
  const standing = summedUp(players, 'aces less deuces', holes, null);
  if (dealt.length === 0) return standing;
  const ahead = leaders(players, standing.players);
  const [first] = ahead;
  return { ...standing, line: first === undefined ? message('level') : message('leads', { leaders: ahead, most: forPlayer(standing.players, first) }) };
}
