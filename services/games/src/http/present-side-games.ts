import type { EnteredSideGame, GameKindAnswer, Leaderboard, SideGameAnswer } from '@fairshare/contracts';
import { type AnySideGame, centsToDollars, playGames, type GameMessage, type SideOption, type SidePayout, toRoster } from '@fairshare/golf-rules';
import { figuresInDollars, renderMessage, SIDE_KINDS } from '@fairshare/golf-rules/side-games';
import { shownToChange } from '../domain/change-side-game';
import { nameOf, type Players } from '../domain/roster';
import type { Round } from '../domain/round';
import { inputOf } from '../domain/round-input';
import { definitionOfSide, isAnswered, marksOf, type SideGame, sideGamesOf } from '../domain/side-games';

/** The kinds that can be added, money in dollars. */
export const presentKinds = (): GameKindAnswer[] => SIDE_KINDS.map(presentKind);

const presentKind = ({ kind, name, summary, players, sides, needs, options, reads: { marks } }: AnySideGame): GameKindAnswer => ({
  kind,
  name,
  summary,
  players,
  ...(sides && { sides }),
  needs,
  options: options.map(presentOption),
  marks: marks.map(({ choices, shownIf, odds: _odds, ...mark }) => ({
    ...mark,
    ...(choices && { choices: choices.map(({ value, label }) => ({ value, label })) }),
    ...(shownIf && { shownIf: { ...shownIf, is: [...shownIf.is] } }),
  })),
});

function presentOption(option: SideOption): GameKindAnswer['options'][number] {
  const { key, type, label, help, shownIf, needsCourse } = option;
  const shown = { key, type, label, help, ...(shownIf && { shownIf: { ...shownIf, is: [...shownIf.is] } }), ...(needsCourse && { needsCourse }) };
  switch (option.type) {
    case 'money':
      return {
        ...shown,
        default: centsToDollars(option.default),
        ...(option.min !== undefined && { min: centsToDollars(option.min) }),
        ...(option.max !== undefined && { max: centsToDollars(option.max) }),
      };
    case 'count':
      return { ...shown, default: option.default, min: option.min, max: option.max };
    case 'choice':
      return { ...shown, default: option.default, choices: [...option.choices] };
    case 'switch':
      return { ...shown, default: option.default };
  }
}

/** A side game as it was added, money in dollars. */
export const presentEnteredSideGame = (game: SideGame): EnteredSideGame => ({ ...game, ...shownToChange(game) });

/** A side game with its payout; null: a later release introduced its kind. */
interface Played {
  readonly game: SideGame;
  readonly payout: SidePayout | null;
}

/** All side games of a round, each with its payout. */
function playedIn(round: Round, players: Players): Played[] {
  const input = inputOf(round, players);
  const payouts = playGames(input, toRoster(input.roster ?? input.players)).map(({ played }) => played.payouts as Readonly<Record<string, unknown>>);
  return sideGamesOf(round).map((game) => ({ game, payout: (payouts.find((one) => Object.hasOwn(one, game.id))?.[game.id] as SidePayout | undefined) ?? null }));
}

/** The side games of a round in the order they were added, each with its answers and its current result. */
export const presentSideGames = (round: Round, players: Players): SideGameAnswer[] => playedIn(round, players).map((played) => presentSideGame(round, players, played));

function presentSideGame(round: Round, players: Players, { game, payout }: Played): SideGameAnswer {
  const marks = Object.entries(marksOf(round, game));
  const presentMessage = (message: GameMessage) => ({ code: message.code, figures: figuresInDollars(message.figures), text: textOf(game, players, message) });
  return {
    ...presentEnteredSideGame(game),
    groupId: round.groupId,
    gameStateId: round.id,
    marks: Object.fromEntries(
      marks.map(([hole, cells]) => [hole, Object.fromEntries(Object.entries(cells).flatMap(([cell, { value }]) => (isAnswered(value) ? [[cell, value]] : [])))]),
    ),
    cellVersions: Object.fromEntries(marks.map(([hole, cells]) => [hole, Object.fromEntries(Object.entries(cells).map(([cell, { version }]) => [cell, version]))])),
    standing: presentStanding(players, { game, payout }),
    outcomes: Object.fromEntries(Object.entries(payout?.outcomes ?? {}).map(([hole, message]) => [hole, presentMessage(message)])),
    provisional: payout?.parts.some(({ provisional }) => provisional) ?? false,
    incompleteHoles: [...(payout?.incompleteHoles ?? [])],
  };
}

const presentStanding = (players: Players, { game, payout }: Played): SideGameAnswer['standing'] => ({
  unit: payout?.standing.unit ?? '',
  line: payout?.standing.line ? textOf(game, players, payout.standing.line) : '',
  players: { ...payout?.standing.players },
});

function textOf(game: SideGame, players: Players, message: GameMessage): string {
  const definition = definitionOfSide(game);
  return definition ? renderMessage(definition, message, (playerId) => nameOf(players, playerId)) : '';
}

/** Side games for spectators: the results of those that are on, without money. Empty when there are none. */
export function presentWatchedSideGames(round: Round, players: Players): Pick<Leaderboard, 'sideGames'> {
  const played = playedIn(round, players).filter(({ game }) => game.on);
  if (played.length === 0) return {};
  const standingOf = ({ game, payout }: Played) => ({ ...presentStanding(players, { game, payout }), ...(payout && { holes: { ...payout.standing.holes } }) });
  return { sideGames: played.map((one) => ({ id: one.game.id, kind: one.game.kind, name: one.game.name, standing: standingOf(one) })) };
}
