import { childId, type Conflict, type GameSettings, type RoundSideGame, type RoundState, SCORING_LINK_LASTS_MS, sessionOfGame } from '@fairshare/contracts';
import { dateInWords, DEFAULT_ROUND_RULES, type HoleGame, type SideGameId } from '@fairshare/golf-rules';
import type { Change, NamedChange } from '@fairshare/store';
import { later } from './cells';
import { GameVersionMismatch, WrongGroup } from './errors';
import type { Facts } from './facts';
import { FIRST_GAMES, type Game, gamesAsPublished, newGame } from './games';
import { RESOLVED_CONFLICTS_KEPT } from './round-limits';
import { withSideVersions } from './side-games';

/** A round as it is stored: its entries, the games that read them, and internal data that never leaves the service. */
export interface Round extends Omit<RoundState, 'strokes' | 'marks' | 'games' | 'points' | 'bbb' | 'sideConflicts'>, Facts {
  /** One of a kind, in the order they were created. Some are created and deleted with the round. */
  readonly games: readonly Game[];
  readonly internal: {
    /** The number of the next child. No number is used twice. */
    readonly nextChild: number;
    /** Records of phones that took effect: key → hash of their content. Stored as long as the round. */
    readonly appliedRecords: Readonly<Record<string, string>>;
    /** Ids of deleted 2/9/16 and side games, so that a late record for one is refused as deleted. */
    readonly deletedGames: readonly string[];
    /** Request → the side game it added, so that a repeated one finds it. */
    readonly addedSideGames?: Readonly<Record<string, string>>;
    /** The secret link with which spectators open the round. */
    readonly spectatorLink?: SpectatorAccess | null;
    /** Player id → the link with which a guest scores as that player. A release that does not support these links preserves them. */
    readonly scoringLinks?: Readonly<Record<string, ScoringAccess>>;
    /** The link with which a golfer of the group picks a name. After that the golfer holds that player's scoring link. */
    readonly groupLink?: GroupAccess | null;
    /** Guest id → the player they score as, or did: entries are stored under the guest's id. The newest last. */
    readonly guests?: Readonly<Record<string, KnownGuest>>;
    /** What a point and a pot of the 2/9/16 game will be worth once it is created; absent: the defaults. */
    readonly pointsSettings?: GameSettings;
  };
}

/** Allows every holder of the token to watch until then. */
export interface SpectatorAccess {
  readonly token: string;
  readonly by: string;
  readonly at: string;
  readonly expiresAt: string;
}

/** Allows every holder to pick a name. */
export interface GroupAccess {
  readonly secret: string;
  readonly by: string;
  readonly at: string;
}

/** Allows the browser that opens it first to score the round as a player. */
export interface ScoringAccess extends GroupAccess {
  /** Null: no browser has opened it. */
  readonly opened: OpenedBy | null;
}

/** The browser that a scoring link is bound to. */
export interface OpenedBy extends Browser {
  readonly guestId: string;
  readonly at: string;
  /** A one-time offer with which another browser may take over. */
  readonly offer?: HandOverOffer | null;
  /** The last browser that asked for admission in its place. */
  readonly asked?: AskingBrowser;
  /** SHA-256 of the secret with which this browser took over. The same browser may open that link again. */
  readonly cameByHash?: string;
}

/** A browser that a link did not admit. */
export interface AskingBrowser extends Pick<Browser, 'deviceHash' | 'name'> {
  readonly at: string;
}

/** Allows the holder of the secret to take over until then. Only the SHA-256 of the secret is stored. */
export interface HandOverOffer {
  readonly hash: string;
  readonly expiresAt: string;
}

/** Identifies a browser: SHA-256 of its own id, and of its cookie. */
export interface Browser {
  readonly deviceHash: string;
  readonly cookieHash: string;
  /** In everyday words: "Safari on iPhone". Absent: the link was opened in a release that did not record it. */
  readonly name?: string;
}

/** A guest who opened a scoring link. */
export interface KnownGuest {
  readonly playerId: string;
  readonly deviceHash: string;
}

/** A new round with its author and its known parts; see `RoundState`. */
export interface NewRound extends Readonly<Pick<RoundState, 'id' | 'groupId' | 'createdAt' | 'createdBy' | 'roster' | 'holes' | 'firstHole' | 'rules' | 'course'>> {
  /** Blank or absent: "Game {date}", the day in `timeZone`. */
  readonly name?: string;
  /** The group's; absent: UTC. */
  readonly timeZone?: string;
  /** The kinds of its first games, in order. Missing: those that every round has. */
  readonly games?: readonly HoleGame[];
  /** A copy of the group's values: changing the round's does not change the group's. Whole dollars. */
  readonly cardValues: Readonly<Record<string, number>>;
  /** What a point and a pot are worth; absent: the value from the rules. */
  readonly settings?: Readonly<Partial<Record<HoleGame, GameSettings>>>;
  /** Its first side games, in order. */
  readonly sideGames?: readonly Omit<RoundSideGame, 'id' | 'createdAt' | 'version'>[];
}

/** The letters in the ids of a round's other parts: an assignment of a card, a conflict, a finish. */
export type PartLetter = 'm' | 'c' | 'f';

/** What a point and a pot of a new game are worth. */
export function newSettings({ pointValueCents, fbtValueCents }: GameSettings = DEFAULT_ROUND_RULES): GameSettings {
  return { pointValueCents, fbtValueCents };
}

/** A new round with the games that every round has. They are one document, so that neither ever exists without the other. */
export function newRound({ id, groupId, name, timeZone, createdAt, createdBy, games = FIRST_GAMES, cardValues, settings = {}, sideGames = [], ...playing }: NewRound): Round {
  const title = name || defaultGameName(createdAt, timeZone);
  return {
    id,
    groupId,
    name: title,
    createdAt,
    createdBy,
    lastPlayedAt: null,
    ...playing,
    cards: { values: { ...cardValues }, recorded: {}, holders: {}, history: [], drawn: [], current: null },
    strokes: {},
    marks: {},
    games: games.map((kind, index) => newGame(kind, index + 1, { roundId: id, name: title, createdAt, settings: settings[kind] ?? newSettings(playing.rules) })),
    ...(sideGames.length > 0 && {
      sideGames: sideGames.map((game, index) => ({ ...game, id: sideIdOf(id, games.length + 1 + index), createdAt, version: 1 })),
    }),
    conflicts: [],
    internal: { nextChild: games.length + 1 + sideGames.length, appliedRecords: {}, deletedGames: [], ...(settings.points && { pointsSettings: settings.points }) },
  };
}

/** The id of a round's next side game. */
export const sideIdOf = (roundId: string, number: number): SideGameId => childId(roundId, 's', number) as SideGameId;

/** "Game Dec 31, 2026": the date in the group's time zone. @param timeZone the group's; UTC without one */
export const defaultGameName = (createdAt: string, timeZone?: string): string => `Game ${dateInWords(createdAt, timeZone)}`;

/** Returns the number of the round's next part, and the round with that number used up. */
export function numberChild(round: Round): { readonly number: number; readonly round: Round } {
  const { nextChild } = round.internal;
  return { number: nextChild, round: { ...round, internal: { ...round.internal, nextChild: nextChild + 1 } } };
}

/** Numbers the round's next part: returns its id, and the round with the number used up. */
export function nameChild(round: Round, letter: PartLetter): { readonly id: string; readonly round: Round } {
  const { number, round: numbered } = numberChild(round);
  return { id: childId(round.id, letter, number), round: numbered };
}

/** The round of a 2/9/16, BBB or side game. Any other id is taken for a round's own. */
export const roundIdOf = (gameId: string): string => sessionOfGame(gameId) ?? gameId;

/** @throws GameVersionMismatch when If-Match names another version of the game. */
export function requireVersion(game: { readonly version: number }, expected: number | undefined): void {
  if (expected !== undefined && game.version !== expected) throw new GameVersionMismatch();
}

/** @throws WrongGroup when a request names a group other than the round's. A request without a group passes. */
export function requireSameGroup(round: Round, groupId: string | null | undefined): void {
  if (groupId != null && groupId !== round.groupId) throw new WrongGroup();
}

/** The round after a score or a card at this instant. */
export const played = (round: Round, at: string): Round => ({ ...round, lastPlayedAt: later(at, round.lastPlayedAt) });

/** When a scoring link expires, unless a further entry extends it. */
export const scoringLinkEnds = ({ lastPlayedAt }: Round, { at }: Pick<GroupAccess, 'at'>): string =>
  new Date(Date.parse(later(at, lastPlayedAt)) + SCORING_LINK_LASTS_MS).toISOString();

/** Each entry extends the links. A link that has expired when a record arrives stays expired, even if the entry was made before. `now`: the time of arrival. */
export function withoutExpiredLinks(round: Round, now: string): Round {
  const links = Object.entries(round.internal.scoringLinks ?? {});
  const living = links.filter(([, link]) => scoringLinkEnds(round, link) > now);
  const { groupLink } = round.internal;
  const isOver = groupLink && scoringLinkEnds(round, groupLink) <= now;
  if (living.length === links.length && !isOver) return round;
  return { ...round, internal: { ...round.internal, scoringLinks: Object.fromEntries(living), ...(isOver && { groupLink: null }) } };
}

/** Gives every game a new version, because its points and totals have changed. */
export const inNewVersions = (round: Round): Round => withSideVersions({ ...round, games: round.games.map((game) => ({ ...game, version: game.version + 1 })) }, () => true);

export const changed = (state: Round, ...changes: NamedChange[]): Change<Round> => ({ state, changes });

/** The change with the round's new version among its facts, so that a client with the previous version can apply it. */
export const inVersion = (change: Change<Round>, version: number): Change<Round> =>
  change === 'unchanged' ? change : { ...change, changes: change.changes.map(({ name, facts }) => ({ name, facts: { ...facts, version } })) };

/** The published part of a round, field by field. */
export function publishedRound(round: Round): RoundState {
  const { id, groupId, name, createdAt, createdBy, roster, holes, firstHole, finished, rules, course, ruleChanges, moneyChanges, sideChanges, lastPlayedAt, cards } = round;
  const conflicts = withoutDuplicates(round.conflicts);
  const sideConflicts = conflicts.filter(isOfSideGame);
  // A round of a release that stored all conflicts may hold more than can be published.
  return {
    id,
    groupId,
    name,
    createdAt,
    createdBy,
    roster,
    holes,
    firstHole,
    finished,
    rules,
    course,
    ruleChanges,
    moneyChanges,
    ...(sideChanges && { sideChanges }),
    lastPlayedAt,
    cards,
    ...gamesAsPublished(round),
    conflicts: conflicts.filter((conflict) => !isOfSideGame(conflict)),
    ...(sideConflicts.length > 0 && { sideConflicts }),
    ...(round.sideGames?.length && { sideGames: round.sideGames }),
  };
}

const isOfSideGame = ({ game }: Conflict): boolean => game === 'side';

/** Two open conflicts with the same key are duplicates: the same golfer, cell and value. */
export const keyOf = ({ game, gameId, hole, cell, other }: Omit<Conflict, 'id' | 'resolved'>): string => JSON.stringify([game, gameId, hole, cell, other.value, other.by]);

/** Each open conflict once, the first of its kind, and the newest resolved ones. Returns the same list when there is nothing to leave out. */
export function withoutDuplicates(conflicts: readonly Conflict[]): readonly Conflict[] {
  const asked = new Set<string>();
  let resolvedLeft = conflicts.reduce((count, { resolved }) => (resolved ? count + 1 : count), 0);
  const kept = conflicts.filter((conflict) => {
    if (conflict.resolved) return resolvedLeft-- <= RESOLVED_CONFLICTS_KEPT;
    const key = keyOf(conflict);
    return !asked.has(key) && asked.add(key);
  });
  return kept.length === conflicts.length ? conflicts : kept;
}
