import { exportedUser, type ExportedUser } from '@fairshare/contracts';

const COLUMNS = Object.keys(exportedUser.shape) as (keyof ExportedUser)[];

/** By this mark spreadsheets recognise the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Text that a spreadsheet would take for a formula (OWASP), full-width forms included. It is matched at the beginning of a field, and after
 * every character that separates fields in some country, because a cell begins there if the quotes are lost in transit.
 */
const FORMULA = /(^|[;,\t|\r\n])(\s*)(?=[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** One field of RFC 4180, always in quotes. A leading apostrophe keeps a would-be formula a text. */
const field = (value: string): string => `"${value.replace(FORMULA, "$1$2'").replaceAll('"', '""')}"`;

const line = (fields: readonly string[]) => `${fields.map(field).join(',')}\r\n`;

export const csvHeader = (): string => line(COLUMNS);
export const csvRows = (users: readonly ExportedUser[]): string => users.map((user) => line(COLUMNS.map((column) => user[column]))).join('');
