/** A row of a CSV file (RFC 4180). `isOpen`: a quote in it is not closed, so the row contains the rest of the file. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly isOpen: boolean;
}

/** A cell and its terminator. The cell is plain or in quotes; in quotes, two quotes stand for one. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/** Rows without any text are omitted. */
export function readCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  let [line, began, cells] = [1, 1, [] as string[]];
  for (CELL.lastIndex = 0; ;) {
    const from = CELL.lastIndex;
    const found = CELL.exec(text);
    if (!found) {
      // Nothing after an unclosed quote can be parsed.
      rows.push({ line: began, cells: [...cells, text.slice(from)], isOpen: true });
      return rows;
    }
    const [whole, quoted, plain, end] = found;
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    line += whole.split('\n').length - 1;
    if (end === ',') continue;
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: began, cells, isOpen: false });
    if (end === '') return rows;
    [began, cells] = [line, []];
  }
}
