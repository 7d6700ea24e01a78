import type { ScoringLinkPreview } from '@fairshare/contracts';
import type { GamesDeps } from '../deps';
import { NoSuchScoringLink } from '../domain/errors';
import { choicesOf, livingGroupLink } from '../domain/group-link';
import { isOffered, livingLink } from '../domain/scoring-links';
import type { Round } from '../domain/round';
import { groupWithMembers, guestOf, isGroupSecret, playerOfLink, playerOfOffer, readKey } from '../loaders/guests';
import { hashOf, isSame } from '../secrets';
import { makerOf } from '../loaders/scoring-links';

/**
 * The round that a scoring link opens, and whether the link would admit this browser. Binds nothing.
 * @param cookie the guest cookie, if any
 * @throws NoSuchScoringLink
 */
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
  // The offer was used, or has expired: its link is shown only to the browser that took over.
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

/** The preview of a group link, with the players that may be picked. */
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
