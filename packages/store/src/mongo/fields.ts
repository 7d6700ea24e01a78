/** Names that a server of MongoDB's protocol rejects or interprets differently: with a dot, with a leading $, empty. */
const SPECIAL = /[%.\0]|^\$/g;
const ESCAPED = /%([0-9A-F]{2})/g;
const EMPTY = '%';
/** Wraps a list that is itself an item of a list, which not every server accepts. */
const LIST = '%list';

const fieldOf = (name: string): string => (name === '' ? EMPTY : name.replace(SPECIAL, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`));

const nameOf = (field: string): string => (field === EMPTY ? '' : field.replace(ESCAPED, (_, code: string) => String.fromCharCode(parseInt(code, 16))));

/** Converts JSON to fields that can be queried: the key "a.b" of a map becomes the field "a%2Eb". Order and values do not change. */
export const toFields = (json: string): unknown => kept(JSON.parse(json));

function kept(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => (Array.isArray(item) ? { [LIST]: kept(item) } : kept(item)));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [fieldOf(name), kept(item)]));
}

/** The reverse of `toFields`. A date, which only an operator can have written, becomes its JSON text. */
export function fromFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(fromFields);
  if (Object.hasOwn(value, LIST)) return fromFields((value as Record<string, unknown>)[LIST]);
  return Object.fromEntries(Object.entries(value).map(([field, item]) => [nameOf(field), fromFields(item)]));
}
