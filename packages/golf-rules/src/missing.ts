import { MIN_STROKES, NOBODY } from './constants';
import { cellOf, type RoundFacts } from './facts';
import { DEFINITIONS, definitionOf, type GameKind } from './games/registry';
import { byPlayer, entryOf, type PlayerId } from './players';
import { hasPickedUp } from './pick-up';
import { inOrderOfPlay, MIN_ON_HOLE, playersOn, type Roster, toRoster } from './roster';
import { isOn, type RoundInput, sideGamesOn } from './round-input';
import type { SideGame, SideGameId } from './side-game';
import { questionsOn } from './side-questions';
import { playSideGame } from './side-payout';

/** The entries that a hole still lacks in a game that is played. */
export interface MissingOnHole {
  /** A side game by its id. */
  readonly game: GameKind | SideGameId;
  readonly hole: number;
  /** The players whose strokes are missing, in player order. Empty in a game that reads no strokes. */
  readonly players: readonly PlayerId[];
  /** The game's unanswered questions, in their order. */
  readonly questions: readonly string[];
}

/** How complete the entries of a round are. */
export interface Progress {
  /** The games entered by holes that have at least one entry. */
  readonly played: readonly (GameKind | SideGameId)[];
  /** Ordered by game, then by hole. */
  readonly missing: readonly MissingOnHole[];
}

/**
 * The entries that a round still lacks. A game without any entry counts as not played and lacks nothing. A game that is off lacks nothing either.
 * A hole with fewer than two players scores nothing and lacks nothing. A hole after the end of a match lacks nothing.
 * @throws InvalidPlayersError unless there are 2 to 8 different players
 */
export function progressOf(round: RoundInput): Progress {
  const { players, roster, rules, facts, games } = round;
  const who = toRoster(roster ?? players);
  const holes = who.holes.filter((hole) => playersOn(who, hole).length >= MIN_ON_HOLE);
  const ofRegistry = DEFINITIONS.filter(({ kind }) => isOn({ rules }, kind) && games.some((game) => game.kind === kind)).map(({ kind }) => ({
    game: kind as GameKind | SideGameId,
    holes: holes.map((hole) => lackingOn(facts, who, hole, kind)),
  }));
  const ofSide = sideGamesOn(round).map((game) => {
    const decided = decidedBefore(round, who, game);
    return { game: game.id, holes: holes.filter((hole) => !decided.includes(hole)).flatMap((hole) => lackingInSide(round, who, hole, game)) };
  });
  const played = [...ofRegistry, ...ofSide].filter((one) => one.holes.some(({ entered }) => entered > 0));
  return {
    played: played.map(({ game }) => game),
    missing: played.flatMap((one) => one.holes.map(({ missing }) => missing).filter((missing) => missing.players.length + missing.questions.length > 0)),
  };
}

/** How far a round has got. */
export interface RoundPlace {
  /** How many holes lack nothing in every game that is played; 0 while no game is played. */
  readonly through: number;
  /** The hole to enter next: the first in order of play that lacks an entry in a played game; the first hole while no game is played. Null: all is in. */
  readonly next: number | null;
}

/** @throws InvalidPlayersError unless there are 2 to 8 different players */
export function roundPlace(round: RoundInput): RoundPlace {
  const { played, missing } = progressOf(round);
  const order = inOrderOfPlay(toRoster(round.roster ?? round.players).holes, round.firstHole ?? undefined);
  if (played.length === 0) return { through: 0, next: order[0] ?? null };
  const lacking = new Set(missing.map(({ hole }) => hole));
  return { through: order.length - lacking.size, next: order.find((hole) => lacking.has(hole)) ?? null };
}

/** Hole → the players who picked up there, for the side games of the round that accept pick-ups. Holes without a pick-up are omitted. */
export function pickedUpOn(round: RoundInput): Readonly<Record<number, readonly PlayerId[]>> {
  const roster = toRoster(round.roster ?? round.players);
  const order = inOrderOfPlay(roster.holes, round.firstHole ?? undefined);
  const games = sideGamesOn(round).filter(({ definition }) => definition.reads.pickUps);
  const hasPickedUpIn = (hole: number, playerId: PlayerId) =>
    games.some(({ players }) => players.includes(playerId) && hasPickedUp(round.facts.strokes, { players, roster, order, isFinished: round.isFinished }, hole, playerId));
  const holes = roster.holes.map((hole) => [hole, playersOn(roster, hole).filter((playerId) => hasPickedUpIn(hole, playerId))] as const);
  return Object.fromEntries(holes.filter(([, players]) => players.length > 0));
}

interface Lacking {
  /** How many strokes and answers there are. */
  readonly entered: number;
  readonly missing: MissingOnHole;
}

function lackingOn({ strokes, marks }: RoundFacts, roster: Roster, hole: number, game: GameKind): Lacking {
  const { inputs } = definitionOf(game);
  const onHole = playersOn(roster, hole);
  const asked = { players: inputs.strokes ? onHole : [], questions: inputs.questions?.map(({ key }) => key) ?? [] };
  const players = asked.players.filter((playerId) => !hasStrokes(strokes, hole, playerId));
  const answers = entryOf(marks, hole) ?? {};
  const questions = asked.questions.filter((question) => !isAnswer(onHole, entryOf(answers, cellOf(game, question))));
  return {
    entered: asked.players.length - players.length + asked.questions.length - questions.length,
    missing: { game, hole, players, questions },
  };
}

/** The holes without scores that can no longer move money in a side game. */
function decidedBefore({ facts, firstHole, course, isFinished }: RoundInput, roster: Roster, game: SideGame): readonly number[] {
  return playSideGame(game, { facts, roster, firstHole, course, isFinished, oddCentsBefore: byPlayer(roster.players, () => 0) }).decidedBefore ?? [];
}

/** Empty for a hole on which the side game has too few players. */
function lackingInSide({ facts: { strokes, marks }, course, firstHole, isFinished }: RoundInput, roster: Roster, hole: number, game: SideGame): Lacking[] {
  const { id, definition, players: ofGame } = game;
  const onHole = playersOn(roster, hole).filter((playerId) => ofGame.includes(playerId));
  if (onHole.length < MIN_ON_HOLE) return [];
  const asked = questionsOn(game, { hole, onHole, course }).filter(({ mark }) => !mark.optional && mark.answers !== 'yes');
  const order = inOrderOfPlay(roster.holes, firstHole ?? undefined);
  const isThrough = (playerId: PlayerId) =>
    hasStrokes(strokes, hole, playerId) || (definition.reads.pickUps === true && hasPickedUp(strokes, { players: ofGame, roster, order, isFinished }, hole, playerId));
  const players = definition.reads.strokes ? onHole.filter((playerId) => !isThrough(playerId)) : [];
  const answers = entryOf(marks, hole) ?? {};
  const questions = asked.filter(({ cell, accepts }) => !accepts(entryOf(answers, cellOf(id, cell)))).map(({ cell }) => cell);
  const withStrokes = definition.reads.strokes ? onHole.length - players.length : 0;
  return [{ entered: withStrokes + asked.length - questions.length, missing: { game: id, hole, players, questions } }];
}

const hasStrokes = (strokes: RoundFacts['strokes'], hole: number, playerId: PlayerId): boolean => (entryOf(entryOf(strokes, hole) ?? {}, playerId) ?? 0) >= MIN_STROKES;

/** Whether an answer is a player on the hole, or `NOBODY`. */
const isAnswer = (onHole: readonly PlayerId[], answer: string | null | undefined): boolean => answer === NOBODY || (answer != null && onHole.includes(answer));
