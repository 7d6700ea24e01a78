import type { Cents } from '../../money';
import { type ByPlayer, byPlayer, entryOf, forPlayer, type PlayerId } from '../../players';
import type { Part, GameMessage, SideFacts, SidePlayed, SideTerms } from '../../side-game';
import { type CountedHole, type Holes, holesOf, lowestOn } from '../shared/counted';
import { eachPays, inRoundOrder, shareByParts } from '../shared/money';
import { parFor } from '../shared/pars';
import { type Scoring, scoresOf } from '../shared/scoring';
import { leaders, message, summedUp } from '../shared/standing';

export interface SkinsOptions {
  /** Cents. */
  readonly value: Cents;
  readonly payout: 'perSkin' | 'pot';
  readonly carry: boolean;
  readonly leftover: 'void' | 'split';
  readonly parOrBetter: boolean;
  readonly scoring: Scoring;
}

/** Skins that were won: by one player on a hole, or, if left over, by several players together. */
interface Won {
  readonly at: CountedHole;
  readonly winners: readonly PlayerId[];
  readonly skins: number;
}

interface Decided {
  readonly won: readonly Won[];
  /** The skins carried over after the last hole that counts. */
  readonly carried: number;
  readonly outcomes: Record<number, GameMessage>;
}

export function playSkins(facts: SideFacts, options: SkinsOptions, terms: SideTerms): SidePlayed {
  const holes = holesOf(terms, scoresOf(facts, terms, options.scoring));
  const decided = decide(holes, options, terms);
  const parts = options.payout === 'pot' ? potOf(decided, holes, options, terms) : decided.won.flatMap((won) => paidFor(won, options, terms));
  return { parts, standing: standingOf(decided, holes, terms), outcomes: decided.outcomes, incompleteHoles: holes.incompleteHoles };
}

function decide({ counted, playable }: Holes, { carry, leftover, parOrBetter }: SkinsOptions, terms: SideTerms): Decided {
  const won: Won[] = [];
  const outcomes: Record<number, GameMessage> = {};
  const hasPar = ({ hole, gross }: CountedHole, playerId: PlayerId) => !parOrBetter || forPlayer(gross, playerId) <= (parFor(terms, hole, playerId) ?? Infinity);
  let carried = 0;
  for (const at of counted) {
    const lowest = lowestOn(at);
    const [winner, ...others] = lowest;
    const atStake = carried + 1;
    if (winner !== undefined && others.length === 0 && hasPar(at, winner)) {
      won.push({ at, winners: [winner], skins: atStake });
      outcomes[at.hole] = message('won', { winner: [winner], skins: atStake });
      carried = 0;
      continue;
    }
    const code = others.length === 0 ? 'not-par' : 'tied';
    const sharing = lowest.filter((playerId) => hasPar(at, playerId));
    if (carry && leftover === 'split' && at.hole === playable.at(-1)?.hole && others.length > 0 && sharing.length > 0) {
      won.push({ at, winners: sharing, skins: atStake });
      outcomes[at.hole] = message('split', { winner: sharing, skins: atStake });
      carried = 0;
      continue;
    }
    carried = carry ? atStake : 0;
    outcomes[at.hole] = carry ? message(code, { carried }) : message(`${code}-void`);
  }
  return { won, carried, outcomes };
}

/** The payments of the other players on the hole for the skins won there. If all players on the hole share the skins, no player pays. */
function paidFor({ at, winners, skins }: Won, { value }: SkinsOptions, { roster, oddCentsBefore }: SideTerms): Part[] {
  const { hole, players, scores, isFinal } = at;
  const common = {
    at: hole,
    provisional: !isFinal,
    why: {
      code: winners.length === 1 ? 'won' : 'split',
      figures: { winner: winners, skins, valueCents: value },
      players: byPlayer(players, (playerId) => ({ score: forPlayer(scores, playerId) })),
    },
  };
  const [winner] = winners;
  if (winners.length === 1 && winner !== undefined) return [{ ...common, nets: eachPays(players, winner, value * skins) }];
  const payers = players.filter((playerId) => !winners.includes(playerId));
  if (payers.length === 0) return [];
  const among = inRoundOrder(winners, roster.players);
  const { shares, odd } = shareByParts(
    payers.length * value * skins,
    among,
    byPlayer(among, () => 1),
    oddCentsBefore,
  );
  return [{ ...common, odd, nets: byPlayer(players, (playerId) => entryOf(shares, playerId) ?? 0 - value * skins) }];
}

/** One pot of all who play, shared by skins. While no player has a skin, everyone gets their money back. */
function potOf({ won }: Decided, { counted, playable, isComplete }: Holes, { value }: SkinsOptions, { players, roster, oddCentsBefore }: SideTerms): Part[] {
  const playing = inRoundOrder(
    players.filter((playerId) => playable.some((hole) => hole.players.includes(playerId))),
    roster.players,
  );
  // Players who share left-over skins have fractions of a skin, so all skins are counted in units of such a fraction.
  const size = won.reduce((parts, { winners }) => parts * winners.length, 1);
  const skinsOf = (playerId: PlayerId) => won.reduce((sum, { winners, skins }) => sum + (winners.includes(playerId) ? (skins * size) / winners.length : 0), 0);
  const among = playing.filter((playerId) => skinsOf(playerId) > 0);
  if (among.length === 0) return [];
  const pot = value * playing.length;
  const { shares, odd } = shareByParts(pot, among, byPlayer(among, skinsOf), oddCentsBefore);
  return [
    {
      at: { holes: counted.map(({ hole }) => hole) },
      nets: byPlayer(playing, (playerId) => (entryOf(shares, playerId) ?? 0) - value),
      why: {
        code: 'pot',
        figures: { skins: won.reduce((sum, { skins }) => sum + skins, 0), valueCents: pot },
        players: byPlayer(playing, (playerId) => ({ skins: skinsOf(playerId) / size })),
      },
      provisional: !isComplete,
      odd,
    },
  ];
}

function standingOf({ won, carried }: Decided, { counted }: Holes, { players }: SideTerms): SidePlayed['standing'] {
  const holes: Record<number, ByPlayer<number>> = {};
  for (const { hole, players: onHole } of counted) {
    const here = won.find(({ at }) => at.hole === hole);
    holes[hole] = byPlayer(onHole, (playerId) => (here?.winners.includes(playerId) ? here.skins / here.winners.length : 0));
  }
  const standing = summedUp(players, 'skins', holes, null);
  if (counted.length === 0) return standing;
  const ahead = leaders(players, standing.players);
  const ending = carried > 0 ? '-carried' : '';
  const most = ahead[0] === undefined ? 0 : forPlayer(standing.players, ahead[0]);
  return { ...standing, line: ahead.length === 0 ? message(`none${ending}`, { carried }) : message(`leads${ending}`, { leaders: ahead, most, carried }) };
}
