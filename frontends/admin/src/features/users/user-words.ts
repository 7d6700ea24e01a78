import type { ExportedUser } from '@fairshare/contracts';

export const nameOf = (user: ExportedUser): string => `${user['First Name']} ${user['Last Name']}`;

export const filterText = (user: ExportedUser): string => `${nameOf(user)} ${user['Email Address']}`;

/** One tab-separated line, which a spreadsheet splits into columns. */
export const rowText = (user: ExportedUser): string => Object.values(user).join('\t');
