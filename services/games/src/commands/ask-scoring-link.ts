import { browserOf } from '@fairshare/contracts';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { NoSuchScoringLink } from '../domain/errors';
import type { Round } from '../domain/round';
import * as links from '../domain/scoring-links';
import { countingMisses, groupWithMembers, isGroupSecret, playerOfLink, readKey } from '../loaders/guests';
import { hashOf } from '../secrets';

interface Asked {
  readonly token: string;
  /** The browser's own id, which it sends when it opens the link. */
  readonly device: string;
  /** The service stores only the browser's and the device's name from it. */
  readonly userAgent: string;
  /** The player that the browser picked; only with a group link. */
  readonly playerId?: string;
}

/** Records that a browser which the link does not admit asks the members of the group for admission. Idempotent. @throws NoSuchScoringLink, RoundFinished */
export const askScoringLink =
  (deps: GamesDeps) =>
  (asked: Asked): Promise<Stored<Round>> =>
    countingMisses(deps, ask(deps, asked));

async function ask(deps: GamesDeps, { token, device, userAgent, playerId: picked }: Asked): Promise<Stored<Round>> {
  const { roundId, secret } = readKey(token);
  const found = (await deps.rounds.get(roundId))?.state;
  const playerId = found && (isGroupSecret(found, secret) ? picked : playerOfLink(found, secret));
  const group = found && playerId ? await groupWithMembers(deps, found.groupId, playerId) : null;
  if (!playerId || !group) throw new NoSuchScoringLink();
  const browser = { deviceHash: hashOf(device), name: browserOf(userAgent).name };
  return deps.rounds.update(roundId, (round) => links.askToBeLetIn(round, group, playerId, browser, deps.clock().toISOString()));
}
