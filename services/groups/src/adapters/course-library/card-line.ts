import { createHash } from 'node:crypto';
import { id as idOf } from '@fairshare/contracts';
import { COURSE_LINE, type CourseLine } from './library-file';
import { folded } from './words';

type Card = Readonly<Record<string, unknown>>;

const asCard = (value: unknown): Card => (typeof value === 'object' && value !== null ? (value as Card) : {});

/** The names of a stroke index in the formats. */
const INDEX_NAMES = ['strokeIndex', 'stroke_index', 'handicap_index', 'handicap', 'hcp', 'index'];

/** The course of a card and its line for the library, or the reason why the card is invalid. */
export type Made = { readonly course: CourseLine; readonly line: string } | { readonly reason: string };

/** Validates a card from a file. A card without an id gets one derived from its name and place, so that it is stable. */
export function lineOf(card: Card): Made {
  const location = asCard(card['location']);
  const rows = [card['scorecard'], card['holes']].find((value): value is unknown[] => Array.isArray(value) && value.length > 0);
  const arrays = Array.isArray(card['par']) && Array.isArray(card['strokeIndex']);
  const holes = arrays ? null : holesOf(rows ?? []);
  if (holes && 'reason' in holes) return holes;
  const par = arrays ? (card['par'] as unknown[]) : holes?.par;
  const strokeIndex = ranked(arrays ? (card['strokeIndex'] as unknown[]) : (holes?.strokeIndex ?? []));
  const written = {
    name: card['name'],
    city: card['city'] ?? location['city'] ?? null,
    state: card['state'] ?? location['state'] ?? null,
    latitude: card['latitude'] ?? location['lat'] ?? null,
    longitude: card['longitude'] ?? location['lng'] ?? location['lon'] ?? null,
    par,
    strokeIndex,
  };
  const checked = COURSE_LINE.safeParse({ id: givenId(card['id']) ?? madeId(written), ...written });
  if (!checked.success) {
    const [issue] = checked.error.issues;
    return { reason: `${issue?.path[0] === undefined ? '' : `${String(issue.path[0])}: `}${issue?.message}` };
  }
  const course = checked.data;
  const total = course.holes.reduce((sum, hole) => sum + hole.par, 0);
  if (typeof card['par'] === 'number' && card['par'] !== total) return { reason: `its pars add up to ${total}, and it says ${card['par']}` };
  return { course, line: inFile(course) };
}

/** The line in the library's file format: the id comes first. */
function inFile({ id, name, city, state, latitude, longitude, holes }: CourseLine): string {
  const [par, strokeIndex] = [holes.map((hole) => hole.par), holes.map((hole) => hole.strokeIndex)];
  return JSON.stringify({ id, name, city, state, latitude: latitude ?? null, longitude: longitude ?? null, par, strokeIndex });
}

const givenId = (value: unknown): string | undefined => {
  const parsed = idOf.safeParse(typeof value === 'number' ? String(value) : value);
  return parsed.success ? parsed.data : undefined;
};

const madeId = (course: { name: unknown; city: unknown; state: unknown }): string =>
  `card-${createHash('sha256')
    .update(folded(JSON.stringify([course.name, course.city, course.state])))
    .digest('hex')
    .slice(0, 24)}`;

function holesOf(rows: readonly unknown[]): { par: unknown[]; strokeIndex: unknown[] } | { reason: string } {
  if (rows.length === 0) return { reason: 'has no holes' };
  const holes = rows.map(asCard).map((row, index) => ({
    number: row['hole'] ?? row['number'] ?? index + 1,
    par: row['par'],
    strokeIndex: INDEX_NAMES.map((name) => row[name]).find((value) => value !== undefined && value !== null),
  }));
  const sorted = [...holes].sort((one, other) => Number(one.number) - Number(other.number));
  const stray = sorted.findIndex(({ number }, index) => number !== index + 1);
  if (stray >= 0) return { reason: `hole ${stray + 1} is missing or there twice` };
  const bare = sorted.find(({ par, strokeIndex }) => par === undefined || par === null || strokeIndex === undefined);
  if (bare) return { reason: `hole ${String(bare.number)} has no ${bare.par === undefined || bare.par === null ? 'par' : 'stroke index'}` };
  return { par: sorted.map(({ par }) => par), strokeIndex: sorted.map(({ strokeIndex }) => strokeIndex) };
}

/** Nine holes of an 18-hole card have every other stroke index. Ranking them 1 to 9 keeps their order. */
function ranked(indexes: readonly unknown[]): readonly unknown[] {
  if (indexes.length !== 9 || new Set(indexes).size !== 9 || !indexes.every((index) => Number.isInteger(index) && Number(index) >= 1 && Number(index) <= 18)) return indexes;
  const sorted = [...indexes].sort((one, other) => Number(one) - Number(other));
  return indexes.map((index) => sorted.indexOf(index) + 1);
}
