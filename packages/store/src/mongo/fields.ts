/** Names that a server of MongoDB's protocol does not take, or takes for something else: with a dot, with a $ in front, empty. */
const SPECIAL = /[%.\0]|^\$/g;
const ESCAPED = /%([0-9A-F]{2})/g;
const EMPTY = '%';
/** Holds a list that is itself an item of a list, which not every server takes. */
const LIST = '%list';

const fieldOf = (name: string): string => (name === '' ? EMPTY : name.replace(SPECIAL, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`));

const nameOf = (field: string): string => (field === EMPTY ? '' : field.replace(ESCAPED, (_, code: string) => String.fromCharCode(parseInt(code, 16))));

/** What this JSON says, as fields that can be queried: the key "a.b" of a map is the field "a%2Eb". Order and values stay as they are. */
export const toFields = (json: string): unknown => kept(JSON.parse(json));

function kept(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => (Array.isArray(item) ? { [LIST]: kept(item) } : kept(item)));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [fieldOf(name), kept(item)]));
}

/** The same back. A date, which only an operator can have written, is read as JSON says it. */
export function fromFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(fromFields);
  if (Object.hasOwn(value, LIST)) return fromFields((value as Record<string, unknown>)[LIST]);
  return Object.fromEntries(Object.entries(value).map(([field, item]) => [nameOf(field), fromFields(item)]));
}
