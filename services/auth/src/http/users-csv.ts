import { exportedUser, type ExportedUser } from '@fairshare/contracts';

const COLUMNS = Object.keys(exportedUser.shape) as (keyof ExportedUser)[];

/** What a spreadsheet would take for a formula (OWASP), its full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** One field of RFC 4180. A would-be formula is kept a text by an apostrophe in front. */
function field(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (fields: readonly string[]) => `${fields.map(field).join(',')}\r\n`;

export const csvHeader = (): string => line(COLUMNS);
export const csvRows = (users: readonly ExportedUser[]): string => users.map((user) => line(COLUMNS.map((column) => user[column]))).join('');
