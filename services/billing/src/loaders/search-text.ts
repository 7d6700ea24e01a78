import type { AccountState } from '@fairshare/contracts';

export const fullNameOf = ({ firstName, lastName }: Pick<AccountState, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim();

/** As texts are compared: in any case, with or without accents. */
export const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What a user is searched in, and sorted by: the name, then the email. */
export const searchTextOf = (account: AccountState): string => folded(`${fullNameOf(account)}\n${account.email}`);
