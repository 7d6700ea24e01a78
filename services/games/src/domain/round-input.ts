import { type HeldCard, type RoundInput, whoPlays } from '@fairshare/golf-rules';
import { cardsInPlay, type CardTable } from './cards';
import { valuesOf } from './facts';
import type { Players } from './roster';
import type { Round } from './round';
import { sideGamesAsPlayed } from './side-games';

/** A round as the input of the settlement rules. `table`: absent where cards do not matter. */
export function inputOf(round: Round, players: Players, table?: CardTable): RoundInput {
  const roster = whoPlays(round, players);
  return {
    players: roster.players,
    roster,
    rules: round.rules,
    facts: { strokes: valuesOf(round.strokes), marks: valuesOf(round.marks), cards: { hands: table ? handsOf(round, table) : {}, transfers: round.cards.history } },
    games: [...(table ? [{ kind: 'cards' as const, options: { values: round.cards.values } }] : []), ...round.games.map(({ kind, settings }) => ({ kind, options: settings }))],
    sideGames: sideGamesAsPlayed(round),
    firstHole: round.firstHole,
    course: round.course,
    isFinished: Boolean(round.finished),
  };
}

function handsOf(round: Round, table: CardTable): Record<string, HeldCard[]> {
  const hands: Record<string, HeldCard[]> = {};
  for (const { key, ...card } of cardsInPlay(round, table)) {
    const holder = Object.hasOwn(round.cards.holders, key) ? round.cards.holders[key] : undefined;
    if (holder !== undefined) hands[holder] = [...(hands[holder] ?? []), { ...card, id: key }];
  }
  return hands;
}
