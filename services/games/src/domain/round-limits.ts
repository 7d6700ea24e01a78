/**
 * How much one round keeps. All of it is one document that is written whole and published whole, so somebody who sends without end would
 * slow everybody of the round down. Each limit is several times what the largest real round has: eight players, who fill 18 x (8 + 3) = 198
 * cells in its two games.
 */

/** Rounds of a group: one a week, and a trip, for thirty years. Whoever asks for all of them gets all of them. */
export const ROUNDS_MAX = 2_000;
/** Values that wait for the group to choose: two for every cell. */
export const OPEN_CONFLICTS_MAX = 400;
/** Choices that were made stay to be seen, the newest of them. */
export const SETTLED_CONFLICTS_KEPT = 200;
/** Records of phones without signal: each of eight phones enters every cell of the round, and corrects most of them. */
export const OFFLINE_RECORDS_MAX = 3_000;
/** Times that cards change hands: everyone takes one on every hole, seven times over. */
export const CARD_MOVES_MAX = 1_000;
/** Times that the 2/9/16 game is deleted and begun again, and side games that are deleted: nobody begins a round a hundred times. */
export const DELETED_GAMES_MAX = 100;
/** Cards a round has seen: a group has at most 20 of its own at a time, and changes them between rounds. */
export const CARDS_SEEN_MAX = 200;
/** Changes of the rules of a round that was begun: nobody changes them a hundred times. The oldest go first. */
export const RULE_CHANGES_KEPT = 100;
/** Browsers that came by scoring links: one for each of eight players, let in again a dozen times. Of the oldest nobody is told who they were. */
export const GUESTS_KEPT = 100;
