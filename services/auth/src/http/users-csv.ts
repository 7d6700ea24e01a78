import { exportedUser, type ExportedUser } from '@fairshare/contracts';

const COLUMNS = Object.keys(exportedUser.shape) as (keyof ExportedUser)[];

/** Tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet would take for a formula (OWASP), its full-width forms included: at the beginning, and after whatever separates
 * fields in some country, because there a cell begins when the quotes are lost on the way.
 */
const FORMULA = /(^|[;,\t|\r\n])(\s*)(?=[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** One field of RFC 4180, always in quotes. A would-be formula is kept a text by an apostrophe in front. */
const field = (value: string): string => `"${value.replace(FORMULA, "$1$2'").replaceAll('"', '""')}"`;

const line = (fields: readonly string[]) => `${fields.map(field).join(',')}\r\n`;

export const csvHeader = (): string => line(COLUMNS);
export const csvRows = (users: readonly ExportedUser[]): string => users.map((user) => line(COLUMNS.map((column) => user[column]))).join('');
