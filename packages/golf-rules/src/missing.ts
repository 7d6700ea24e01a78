import { MIN_STROKES, NOBODY } from './constants';
import { cellOf, type RoundFacts } from './facts';
import { DEFINITIONS, definitionOf, type GameKind } from './games/registry';
import { entryOf, type PlayerId } from './players';
import { MIN_ON_HOLE, playersOn, type Roster, toRoster } from './roster';
import { isOn, type RoundInput } from './round-input';

/** What a hole still lacks in a game that was played. */
export interface MissingOnHole {
  readonly game: GameKind;
  readonly hole: number;
  /** Whose strokes, in player order; nobody's in a game that reads none. */
  readonly players: readonly PlayerId[];
  /** Which of the game's questions, in their order. */
  readonly questions: readonly string[];
}

/** How far the entering of a round is. */
export interface Progress {
  /** The games entered by holes in which anything was entered. */
  readonly played: readonly GameKind[];
  /** Game by game, hole by hole. */
  readonly missing: readonly MissingOnHole[];
}

/**
 * What of a round is not entered yet. A game in which nothing was entered is not played, and lacks nothing; nor does one that is off. A hole with fewer
 * than two players on it scores nothing, and lacks nothing.
 * @throws InvalidPlayersError unless there are 2 to 8 different players
 */
export function progressOf({ players, roster, rules, facts, games }: RoundInput): Progress {
  const who = toRoster(roster ?? players);
  const holes = who.holes.filter((hole) => playersOn(who, hole).length >= MIN_ON_HOLE);
  const ofGames = DEFINITIONS.filter(({ kind }) => isOn({ rules }, kind) && games.some((game) => game.kind === kind)).map(({ kind }) => ({
    kind,
    holes: holes.map((hole) => lackingOn(facts, who, hole, kind)),
  }));
  const played = ofGames.filter((game) => game.holes.some(({ entered }) => entered > 0));
  return {
    played: played.map(({ kind }) => kind),
    missing: played.flatMap((game) => game.holes.map(({ missing }) => missing).filter((missing) => missing.players.length + missing.questions.length > 0)),
  };
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
  const entered = entryOf(strokes, hole) ?? {};
  const players = asked.players.filter((playerId) => !((entryOf(entered, playerId) ?? 0) >= MIN_STROKES));
  const answers = entryOf(marks, hole) ?? {};
  const questions = asked.questions.filter((question) => !isAnswer(onHole, entryOf(answers, cellOf(game, question))));
  return {
    entered: asked.players.length - players.length + asked.questions.length - questions.length,
    missing: { game, hole, players, questions },
  };
}

/** A player who is on the hole, or nobody. */
const isAnswer = (onHole: readonly PlayerId[], answer: string | null | undefined): boolean => answer === NOBODY || (answer != null && onHole.includes(answer));
