const CALLS = 'the calls and the published records have a field or a name for each game';
const ANSWERS = 'presents the answers of those calls';
const ENTERED = 'takes the calls of the specification, which enter holes by game';
const STORED = 'rows of the specification, and those that the release before left on phones';
const WORDS = 'texts: what is said of one game alone';
const ROUNDS = 'rounds of tests are played through those calls';

/**
 * The files that may name a game, and why; an entry that ends in a slash is a folder. The list must only shrink: lint rejects an entry whose file names no game
 * any more, so remove it.
 */
export const MAY_NAME_A_GAME = new Map([
  ['packages/golf-rules/src/games/', 'the games themselves'],
  ['packages/golf-rules/src/side-games/', 'the kinds of side games themselves'],
  ['packages/golf-rules/src/three-games.ts', 'what the calls name, as facts and games'],
  ['packages/contracts/src/events/games.ts', CALLS],
  ['packages/contracts/src/events/round-facts.ts', CALLS],
  ['packages/contracts/src/http/games-cards.ts', CALLS],
  ['packages/contracts/src/http/hole-games.ts', CALLS],
  ['packages/contracts/src/http/games-sync.ts', CALLS],
  ['packages/contracts/src/http/games-watch.ts', CALLS],
  ['packages/testing/src/rounds/in-play.ts', ROUNDS],
  ['packages/testing/src/rounds/plan.ts', ROUNDS],
  ['packages/testing/src/rounds/published.ts', ROUNDS],
  ['services/games/src/http/present-game-state.ts', ANSWERS],
  ['services/games/src/http/present-leaderboard.ts', ANSWERS],
  ['services/groups/src/http/present-activity.ts', WORDS],
  ['services/games/src/loaders/apply-hole-score.ts', ENTERED],
  ['services/games/src/domain/games.ts', 'publishes both shapes, for one release'],
  ['services/games/src/domain/offline-records.ts', ENTERED],
  ['services/games/src/domain/round.ts', 'publishes both shapes, for one release'],
  ['services/games/src/domain/upcast-round.ts', 'reads what the release before stored'],
  ['services/realtime/src/domain/delta.ts', 'sends both forms, for one release'],
  ['services/settlement/src/domain/round.ts', 'reads what the release before published'],
  ['packages/offline/src/records.ts', STORED],
  ['packages/offline/src/sync.ts', STORED],
  ['frontends/game/src/session/selection/games-views.tsx', WORDS],
  ['frontends/game/src/app/sample/sample-round.ts', 'the sample round is one of these games'],
  ['frontends/game/src/features/games/standings/texts.ts', WORDS],
  ['frontends/game/src/features/games/standings/value-help-texts.ts', WORDS],
]);
