import type { GroupState, GuestAnswer, ScoringLinkPreview } from '@fairshare/contracts';
import { whoPlays } from '@fairshare/golf-rules';
import { unauthorized, type Caller, type GuestCaller } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { NoSuchScoringLink } from '../domain/errors';
import { choicesOf, livingGroupLink } from '../domain/group-link';
import { isOffered, livingLink } from '../domain/scoring-links';
import { type Round, type ScoringAccess, scoringLinkEnds } from '../domain/round';
import { groupWithMembers, guestOf, isGroupSecret, playerOfLink, playerOfOffer, readKey } from '../loaders/guests';
import { openRound, type OpenRound } from '../loaders/rounds';
import { hashOf, isSame } from '../secrets';
import { groupLinkOf, type ShownGroupLink } from './group-link';

/** A link that is good, as members are shown it. */
export interface ShownLink extends Pick<ScoringAccess, 'by' | 'at'> {
  readonly playerId: string;
  /** `<round>.<secret>` */
  readonly token: string;
  readonly openedAt: string | null;
  /** Which browser has it, as people say; null: none, or it is not known. */
  readonly openedIn: string | null;
  readonly expiresAt: string;
}

/** A round as its guest is shown it. */
export interface GuestRound extends OpenRound {
  readonly guest: GuestCaller;
  readonly expiresAt: string;
  /** The player that the link's maker says to be; null: they have not said. */
  readonly madeBy: string | null;
}

/** The links of a round that are good: of players, in their order, and of the group. */
export interface ShownLinks {
  readonly links: readonly ShownLink[];
  readonly groupLink: ShownGroupLink | null;
}

/** @throws NoSuchGame */
export const listScoringLinks =
  (deps: GamesDeps) =>
  async (caller: Caller, roundId: string): Promise<ShownLinks> => {
    const { stored, group } = await openRound(deps, caller, roundId);
    const links = whoPlays(stored.state, group.players).players.flatMap((playerId) => linkOf(deps, stored.state, group, playerId) ?? []);
    return { links, groupLink: groupLinkOf(deps, stored.state, group) };
  };

/** A player's link while it is good. @throws NoSuchScoringLink, also to a repeated request whose link was revoked since */
export function shownLink(deps: Pick<GamesDeps, 'clock'>, round: Round, group: GroupState, playerId: string): ShownLink {
  const link = linkOf(deps, round, group, playerId);
  if (!link) throw new NoSuchScoringLink();
  return link;
}

function linkOf({ clock }: Pick<GamesDeps, 'clock'>, round: Round, group: GroupState, playerId: string): ShownLink | null {
  const link = livingLink(round, group, playerId, clock().toISOString());
  if (!link) return null;
  const { secret, by, at, opened } = link;
  return { playerId, token: `${round.id}.${secret}`, by, at, openedAt: opened?.at ?? null, openedIn: opened?.name ?? null, expiresAt: scoringLinkEnds(round, link) };
}

/** The round that a guest scores. @throws NoSuchGame; HttpError 401 once the link is gone */
export const getGuestRound =
  (deps: GamesDeps) =>
  async (guest: GuestCaller): Promise<GuestRound> => {
    const { roundId, playerId } = guest.guest;
    const { stored, group } = await openRound(deps, guest, roundId);
    const link = livingLink(stored.state, group, playerId, deps.clock().toISOString());
    if (!link) throw unauthorized();
    return { stored, group, guest, expiresAt: scoringLinkEnds(stored.state, link), madeBy: makerOf(group, link.by) };
  };

/** What a scoring link opens, and whether this browser would be let in; binds nothing. @param cookie the guest cookie, if any @throws NoSuchScoringLink */
export const previewScoringLink =
  (deps: GamesDeps) =>
  async (token: string, cookie: string | null): Promise<ScoringLinkPreview> => {
    const preview = await previewOf(deps, token, cookie);
    if (preview) return preview;
    deps.onLinkMissed();
    throw new NoSuchScoringLink();
  };

async function previewOf(deps: GamesDeps, token: string, cookie: string | null): Promise<ScoringLinkPreview | null> {
  const { roundId, secret } = readKey(token);
  const round = (await deps.rounds.get(roundId))?.state;
  if (!round) return null;
  if (isGroupSecret(round, secret)) return previewOfGroupLink(deps, round, cookie);
  const own = playerOfLink(round, secret);
  const playerId = own ?? playerOfOffer(round, secret);
  const group = playerId === null ? null : await groupWithMembers(deps, round.groupId, playerId);
  const now = deps.clock().toISOString();
  const link = group && playerId !== null ? livingLink(round, group, playerId, now) : null;
  if (!group || playerId === null || !link) return null;

  const here = cookie === null ? null : await guestOf(deps, cookie);
  const isHere = here?.guest.guest.roundId === roundId && here.guest.guest.playerId === playerId;
  const isOver = own === null && !isOffered(link, (hash) => isSame(hash, hashOf(secret)), now);
  // Taken over already: by this browser, or by nobody whom the secret would let in again.
  if (isOver && !isHere) return null;
  const nameOf = (id: string | undefined) => group.players.find((player) => player.id === id)?.name;
  return {
    playerName: nameOf(playerId) ?? '',
    madeBy: makerOf(group, link.by),
    roundName: round.name,
    groupName: group.name,
    state: isHere ? 'here' : own === null ? 'hand-over' : link.opened ? 'taken' : round.finished ? 'finished' : 'free',
    openedAt: link.opened?.at ?? null,
    openedIn: link.opened?.name ?? null,
  };
}

/** Whom one may pick by a group link. */
async function previewOfGroupLink(deps: GamesDeps, round: Round, cookie: string | null): Promise<ScoringLinkPreview | null> {
  const group = await groupWithMembers(deps, round.groupId, round.id);
  const now = deps.clock().toISOString();
  const link = group && livingGroupLink(round, group, now);
  if (!group || !link) return null;
  const here = cookie === null ? null : await guestOf(deps, cookie);
  return {
    playerName: '',
    madeBy: makerOf(group, link.by),
    roundName: round.name,
    groupName: group.name,
    state: here?.guest.guest.roundId === round.id ? 'here' : round.finished ? 'finished' : 'free',
    openedAt: null,
    openedIn: null,
    choices: choicesOf(round, group, now),
  };
}

/** The player that a link's maker says to be; null: they have not said. */
function makerOf({ claims = {}, players }: GroupState, by: string): string | null {
  const maker = Object.keys(claims).find((id) => claims[id] === by);
  return players.find(({ id }) => id === maker)?.name ?? null;
}

/** Which group and player a guest cookie is good for, for the service that makes its holder a member; null: none. */
export const whoseCookie =
  (deps: GamesDeps) =>
  async (cookie: string): Promise<GuestAnswer | null> => {
    const found = await guestOf(deps, cookie);
    return found && { groupId: found.group.id, playerId: found.guest.guest.playerId };
  };
