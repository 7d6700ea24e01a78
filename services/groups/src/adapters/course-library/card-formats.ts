import { readCsv } from './csv';

/** An unvalidated card of a file, or the reason why it cannot be read. `where` names its line or number for the operator. */
export type Written = { readonly where: string } & ({ readonly card: Readonly<Record<string, unknown>> } | { readonly reason: string });

/** The file cannot be read at all; the message gives the reason. */
export class UnreadableCards extends Error {
  override readonly name = 'UnreadableCards';
}

/** Number of lines checked to distinguish NDJSON from a broken JSON document. */
const LOOKED_AT = 20;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The cards of a file: OpenGolf (GeoJSON or NDJSON), Open Course (one, several, or a list) or CSV. @throws UnreadableCards */
export function cardsIn(text: string): Written[] {
  const content = text.replace(/^\ufeff/, '').trim();
  if (content === '') throw new UnreadableCards('is empty');
  if (!/^[[{]/.test(content)) return ofCsv(content);
  const whole = parsed(content);
  if (whole !== undefined) return ofDocument(whole);
  const lines = content.split('\n');
  if (lines.length === 1 || !lines.slice(0, LOOKED_AT).some((line) => isObject(parsed(line)))) throw new UnreadableCards('is no JSON, or a part of it is missing');
  return lines.flatMap((line, index) => (line.trim() === '' ? [] : [ofValue(`line ${index + 1}`, parsed(line))]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function ofDocument(value: unknown): Written[] {
  const { features, courses, type } = (isObject(value) ? value : {}) as { features?: unknown; courses?: unknown; type?: unknown };
  if (type === 'FeatureCollection' && !Array.isArray(features)) throw new UnreadableCards('is a FeatureCollection without features');
  const list = Array.isArray(value) ? value : Array.isArray(features) ? features : Array.isArray(courses) ? courses : [value];
  if (list.length === 0) throw new UnreadableCards('has no courses');
  return list.map((one, index) => ofValue(`course ${index + 1}`, one));
}

/** A GeoJSON feature has its card in `properties` and its location in `coordinates`. */
function ofValue(where: string, value: unknown): Written {
  if (!isObject(value)) return { where, reason: 'is no JSON object' };
  if (value['type'] !== 'Feature') return { where, card: value };
  if (!isObject(value['properties'])) return { where, reason: 'is a feature without properties' };
  const { coordinates } = (isObject(value['geometry']) ? value['geometry'] : {}) as { coordinates?: unknown };
  const [longitude, latitude] = (Array.isArray(coordinates) ? coordinates : []) as unknown[];
  return { where, card: { latitude, longitude, ...value['properties'] } };
}

function ofCsv(content: string): Written[] {
  const [header, ...rows] = readCsv(content);
  const columns = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  if (!columns.includes('name')) throw new UnreadableCards('is neither JSON nor CSV with a column "name"');
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  if (twice !== undefined) throw new UnreadableCards(`has the column "${twice}" twice`);
  return rows.map(({ line, cells, isOpen }) => {
    const where = `line ${line}`;
    if (isOpen) return { where, reason: 'has a quote that is not closed' };
    if (cells.length !== columns.length) return { where, reason: `has ${cells.length} cells, and there are ${columns.length} columns` };
    return { where, card: ofRow(Object.fromEntries(columns.map((column, index) => [column, cells[index]?.trim() ?? '']))) };
  });
}

const HOLES = Array.from({ length: 18 }, (_, index) => index + 1);

/** `par_1` and `index_1`, or OpenGolf's `hole_1_par`. Holes whose cells are all empty are omitted. */
function ofRow(row: Readonly<Record<string, string>>): Record<string, unknown> {
  const number = (cell: string | undefined) => (cell === undefined || cell === '' ? undefined : Number(cell));
  const scorecard = HOLES.map((hole) => ({
    hole,
    par: number(row[`par_${hole}`] ?? row[`hole_${hole}_par`]),
    strokeIndex: number(row[`index_${hole}`] ?? row[`hole_${hole}_handicap`]),
  })).filter(({ par, strokeIndex }) => par !== undefined || strokeIndex !== undefined);
  const { id, name, city, state, latitude, longitude, par } = row;
  return { id, name, city, state, latitude: number(latitude), longitude: number(longitude), par: number(par), scorecard };
}
