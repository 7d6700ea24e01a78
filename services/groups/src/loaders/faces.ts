import { createHash } from 'node:crypto';
import type { AccountState } from '@fairshare/contracts';
import { nameOf } from '@fairshare/service-kit';
import type { GroupsDeps, KnownAccount } from '../deps';
import type { Claim } from '../domain/group';

/** The part of an account that members of its groups see. */
export const knownOf = ({ photo, ...account }: AccountState): KnownAccount => ({
  ...nameOf(account),
  ...(photo ? { face: { photo, digest: createHash('sha256').update(photo).digest('base64url') } } : {}),
});

/** Player id → digest of the photo of the member who claims that player; only players with a photo. */
export async function digestsFor({ accounts }: Pick<GroupsDeps, 'accounts'>, claims: readonly Claim[]): Promise<Record<string, string>> {
  const found = await Promise.all(claims.map(async ({ playerId, userId }) => [playerId, (await accounts.get(userId))?.face?.digest] as const));
  return Object.fromEntries(found.flatMap(([playerId, digest]) => (digest === undefined ? [] : [[playerId, digest]])));
}
