import type { Group, PlayerOfGroup, User } from '@fairshare/contracts';

/**
 * The player of a group that an account probably belongs to: the one with the same name, else the only one whose name is a prefix of it ("Ben" or "Ben B." for
 * Ben Baker). Null if the account has already claimed a player, or no unclaimed player matches.
 */
export function likelyPlayer(
  { me, players, claims }: Pick<Group, 'me' | 'players' | 'claims'>,
  { firstName, lastName }: Pick<User, 'firstName' | 'lastName'>,
): PlayerOfGroup | null {
  if (me !== null) return null;
  const account = plain(`${firstName} ${lastName}`);
  const free = players.filter(({ id }) => claims[id] === undefined);
  const [same, ...moreSame] = free.filter(({ name }) => plain(name) === account);
  if (same) return moreSame.length === 0 ? same : null;
  const [likely, ...others] = free.filter(({ name }) => begins(plain(name), plain(firstName), plain(lastName)));
  return likely && others.length === 0 ? likely : null;
}

function begins(name: string, firstName: string, lastName: string): boolean {
  const [first, ...rest] = name.split(' ');
  return first !== '' && first === firstName && lastName.startsWith(rest.join(' '));
}

/** Lower case, without accents, dots and redundant whitespace. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}|\./gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ');
