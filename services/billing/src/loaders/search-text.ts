import type { AccountState } from '@fairshare/contracts';

export const fullNameOf = ({ firstName, lastName }: Pick<AccountState, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim();

/** Text folded for comparison: case and accents are ignored. */
export const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The text by which users are searched and sorted: the name, then the email. */
export const searchTextOf = (account: AccountState): string => folded(`${fullNameOf(account)}\n${account.email}`);
