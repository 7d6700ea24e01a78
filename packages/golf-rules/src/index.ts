/** The rules of the side games and of the money: pure, without dependencies, the same on the server and in the browser. */

export {
  BACK_NINE,
  DEFAULT_CARD_VALUE,
  DEFAULT_CUSTOM_CARD_VALUE,
  DEFAULT_FBT_VALUE,
  DEFAULT_POINT_VALUE,
  FRONT_NINE,
  HOLES,
  HOLES_PER_ROUND,
  MAX_PLAYERS,
  MAX_STROKES,
  MAX_VALUE,
  MIN_PLAYERS,
  MIN_STROKES,
  NOBODY,
  POT_HOLES,
  POT_NAMES,
  type PotName,
} from './constants';
export {
  BUILT_IN_CARD_TYPES,
  BUILT_IN_CARDS,
  type BuiltInCard,
  type BuiltInCardType,
  type CardAccount,
  cardFace,
  cardHolders,
  type CardInPlay,
  cardKey,
  type CardPayout,
  cardValue,
  type CardValues,
  CUSTOM_CARD_TYPE,
  customCardsInPlay,
  GENERIC_CARD_EMOJI,
  groupCardInPlay,
  isBuiltInCardType,
  payOutCards,
  recordedCustomCards,
  type ValuedCard,
} from './games/animal-cards/card-game';
export { CARD_GAME } from './games/animal-cards/definition';
export {
  GameNotInRoundError,
  GolfRulesError,
  InvalidCentsError,
  InvalidCourseError,
  InvalidDollarsError,
  InvalidPlayersError,
  InvalidRosterError,
  NoSelectionError,
  NotZeroSumError,
  UnknownPlayerError,
} from './errors';
export { assertZeroSum, type Cents, centsToDollars, dollarsToCents, formatDollars, formatSignedDollars, splitCents } from './money';
export { type ByPlayer, byPlayer, entryOf, forPlayer, type PlayerId } from './players';
export {
  type Absence,
  absenceOf,
  canPlay,
  type GroupPlayer,
  type HandicapTaken,
  inOrderOfPlay,
  isFullRoster,
  isOnCourse,
  type PlayedRound,
  playersOfAll,
  playersOn,
  proposedPlayers,
  type Roster,
  rosterEntries,
  type RosterEntry,
  rosterOf,
  sharedHoles,
  type StrokesTerms,
  type TeeTaken,
  toRoster,
  type WhoPlays,
  whoPlays,
} from './roster';
export { CARD_STAKES, type CardStakes, type TableRules, UNFINISHED_POTS, type UnfinishedPots } from './table-rules';
export { DEFAULT_HOUSE_RULES, DEFAULT_ROUND_RULES, hasGameOn, type HouseRules, type RoundRules } from './house-rules';
export { inDollars, type RulesInDollars, withRulesInDollars } from './rules-in-dollars';
export { type CourseHole, MAX_STROKES_GIVEN, MIN_STROKES_GIVEN, type StrokesGiven, strokesGivenOn, type StrokesGivenInput } from './strokes-given';
export { type CourseOfTees, holesFrom, MAX_RATING, MAX_SLOPE, MAX_TEES, MIN_RATING, MIN_SLOPE, parOf, parsOn, type Tee, teeOf } from './tees';
export {
  DEFAULT_ALLOWANCE,
  type HandicapInput,
  handicapIndexWords,
  isHandicapIndex,
  MAX_HANDICAP_INDEX,
  MIN_HANDICAP_INDEX,
  type ProposedStrokes,
  proposedStrokes,
  readHandicapIndex,
} from './handicap';
export { scoreAgainstPar, type ScoreAgainstPar, type ScoreShape } from './score-against-par';

export {
  cellOf,
  type CellsByHole,
  factsOfCells,
  strokesCell,
  strokesPlayer,
  type CardFacts,
  type CardTransfer,
  type Hands,
  type HeldCard,
  type MarksByHole,
  type MarksOfHole,
  NO_FACTS,
  type RoundFacts,
  type StrokesByHole,
  type StrokesOfHole,
} from './facts';
export {
  type GamePoints,
  type HoleEntries,
  type HolePayout,
  type HolePoints,
  type HoleScores,
  payOutPoints,
  type PointsPayout,
  type PointsSeries,
  pointsSeries,
  type ShownPoints,
  shownPoints,
} from './points';
export { type FbtPayout, oddCentsPaid, payOutPots, type Pot, type PotOutcome, type PotTerms } from './pots';
export { type GameValues, hasValues } from './values';
export { type Move, movesOf, type Payout } from './payout';

export type { GameDefinition, GameInputs, Played, Question, StakeDefinition, Terms } from './games/definition';
export { type AnyGame, DEFINITIONS, definitionOf, GAME_KINDS, type GameKind, GAMES_BY_ENTRY, type RoundGame, type Selection, type Stake } from './games/registry';
export { pointsLadder, scoreStrokeGame, type StrokeGame, strokeHolePoints } from './games/two-nine-sixteen/scoring';
export { awardCell, BBB_AWARDS, type BbbAward, type BbbHole, type RecordedAwards } from './games/bingo-bango-bongo/awards';
export { awardsByHole, bbbHolePoints, type BbbHoles, scoreBbbGame } from './games/bingo-bango-bongo/scoring';
export { ofThreeGames, type ThreeGames } from './three-games';

export { netDebts, type Payment, type Settlement, settle } from './payments';
export { EXACT_SEARCH_LIMIT } from './zero-sum-groups';

export { HOLE_GAMES, type HoleGame, inShownOrder, kindOf, PAYOUT_MODES, type PayoutMode, SELECTION_NAMES, SELECTIONS, selectionsOf, selectionsOfMode, stakeOf } from './selections';
export { isOn, isRead, overrideValues, playableSelections, type RoundInput, sideGamesOn, type ValueOverrides } from './round-input';
export { type Breakdown, type GameBreakdown, type GameNet, type PlayedGame, type PlayedSideGame, type PlayerBreakdown, playGames, playGamesOn } from './stakes';
export {
  type AnySideGame,
  type Figures,
  isMet,
  isSideGameId,
  type Part,
  type GameMessage,
  type SideChoice,
  type SideCondition,
  type SideExample,
  type SideFacts,
  type SideGame,
  type SideGameDefinition,
  type SideGameId,
  type SideQuestion,
  type SideOption,
  type SideOptions,
  type SideOptionValue,
  type SidePlayed,
  type SideTerms,
  type Standing,
  TAKEN_BACK,
  type Why,
} from './side-game';
export { playSideGame, type SidePayout, type SideRound } from './side-payout';
export { type AskedQuestion, type AskedOn, cellsOf, questionsOn, YES } from './side-questions';
export { type RoundSettlement, settleRound, type ValuesApplied, valuesApplied } from './settle-round';
export {
  type AbsentPart,
  type DirectDebtExplanation,
  explainDirectDebt,
  explainPayment,
  explainPlayer,
  type ExplanationPart,
  type GameExplanation,
  type HolePart,
  partsOf,
  type PaymentExplanation,
  type PlayerExplanation,
  type PotPart,
  type SidePart,
} from './explanation';
export { type HolesBetween, type RoundStory, type SideTaken, storyOfRound } from './round-story';
export { type Duel, type PlayerSummary, type PointsTaken, type RoundSummary, summarizeRound } from './round-summary';
export { CALENDAR_YEAR, type Season, seasonOf, seasonOfYear } from './season';
export { type Receipt, type ReceiptLine, receiptOf, type ReceiptTotal } from './receipt';
export { type Day, dayOf, type DecidingHole } from './day';
export { type MissingOnHole, pickedUpOn, type Progress, progressOf, roundPlace } from './missing';
export { dateIn, dateInWords, timeIn } from './time-zone';
