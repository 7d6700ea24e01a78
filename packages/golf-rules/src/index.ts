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
  type CardLeg,
  type CardPayout,
  cardValue,
  type CardValues,
  CUSTOM_CARD_TYPE,
  customCardsInPlay,
  GENERIC_CARD_EMOJI,
  groupCardInPlay,
  type Hands,
  type HeldCard,
  isBuiltInCardType,
  payOutCards,
  recordedCustomCards,
  type ValuedCard,
} from './card-game';
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
  toRoster,
  type WhoPlays,
  whoPlays,
} from './roster';
export {
  CARD_STAKES,
  type CardStakes,
  DEFAULT_HOUSE_RULES,
  DEFAULT_ROUND_RULES,
  hasGameOn,
  type HouseRules,
  type RoundRules,
  UNFINISHED_POTS,
  type UnfinishedPots,
} from './house-rules';
export { inDollars, type SaidRules, withSaid } from './said-rules';
export { type CourseHole, MAX_STROKES_GIVEN, MIN_STROKES_GIVEN, type StrokesGiven, strokesGivenOn, type StrokesGivenInput } from './strokes-given';

export {
  BBB_AWARDS,
  type BbbAward,
  type BbbHole,
  type GamePoints,
  type HoleEntries,
  type HolePayout,
  type HolePoints,
  type HoleScores,
  payOutPoints,
  type PointsPayout,
  type PointsSeries,
  pointsSeries,
  type RecordedAwards,
  type ShownPoints,
  shownPoints,
} from './game-points';
export { pointsLadder, scoreStrokeGame, type StrokeGame, strokeHolePoints, type StrokesByHole, type StrokesOfHole } from './two-nine-sixteen';
export { bbbHolePoints, type BbbHoles, scoreBbbGame } from './bingo-bango-bongo';
export { type FbtPayout, oddCentsPaid, payOutBbbFbt, payOutStrokeFbt, type Pot, type PotOutcome, type PotTerms } from './fbt';

export { netDebts, type Payment, type Settlement, settle } from './payments';
export { EXACT_SEARCH_LIMIT } from './zero-sum-groups';

export { type GameKind, HOLE_GAMES, type HoleGame, type Selection, SELECTION_KINDS, SELECTION_NAMES, SELECTIONS } from './selections';
export { type BbbGameInput, type CardsInput, type GameValues, overrideValues, playableSelections, type RoundInput, type StrokeGameInput, type ValueOverrides } from './round-input';
export type { Breakdown, GameBreakdown, GameNet, PlayerBreakdown } from './breakdown';
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
} from './explanation';
export { type Duel, type PlayerSummary, type PointsTaken, type RoundSummary, summarizeRound } from './round-summary';
export { CALENDAR_YEAR, type Season, seasonOf, seasonOfYear } from './season';
export { type Receipt, type ReceiptLine, receiptOf, type ReceiptTotal } from './receipt';
export { type Day, dayOf, type DecidingHole } from './day';
export { type MissingOnHole, type Progress, progressOf } from './missing';
export { dateIn, dateInWords, timeIn } from './time-zone';
