/**
 * How much one round may store. A round is one document that is written and published as a whole, so a client that sends without end would
 * slow down every user of the round. Each limit is several times what the largest real round has: eight players, who fill 18 x (8 + 3) = 198
 * cells in its two games.
 */

/** Rounds of a group: one a week, and a trip, for thirty years. A request for all rounds returns all of them. */
export const ROUNDS_MAX = 2_000;
/** Open conflicts: two for every cell. */
export const OPEN_CONFLICTS_MAX = 400;
/** Resolved conflicts that stay visible, the newest ones. */
export const RESOLVED_CONFLICTS_KEPT = 200;
/** Records of phones without signal: each of eight phones enters every cell of the round, and corrects most of them. */
export const OFFLINE_RECORDS_MAX = 3_000;
/** Times that cards change hands: everyone takes one on every hole, seven times over. */
export const CARD_MOVES_MAX = 1_000;
/** Deletions of the 2/9/16 game, and of side games: no group recreates a game a hundred times. */
export const DELETED_GAMES_MAX = 100;
/** Cards a round has seen: a group has at most 20 of its own at a time, and changes them between rounds. */
export const CARDS_SEEN_MAX = 200;
/** Changes of the rules of a round after its first entry: no group changes them a hundred times. The oldest are removed first. */
export const RULE_CHANGES_KEPT = 100;
/** Browsers that opened scoring links: for each of eight players a dozen admissions. The names of older guests are no longer shown. */
export const GUESTS_KEPT = 100;
