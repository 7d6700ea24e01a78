import type { ExportedUser } from '@fairshare/contracts';

export const nameOf = (user: ExportedUser): string => `${user['First Name']} ${user['Last Name']}`;

export const filterText = (user: ExportedUser): string => `${nameOf(user)} ${user['Email Address']}`;

/** One line that a spreadsheet takes apart again. */
export const rowText = (user: ExportedUser): string => Object.values(user).join('\t');
