import type { JsonSchema } from '@fairshare/contracts/openapi';
import type { Chance } from './chance';

/** Ids that exist, by the name of the field that takes them. */
export type KnownIds = Readonly<Record<string, readonly string[]>>;

const LONE_SURROGATE = '\ud800';

/** Texts that break code which makes assumptions about its input. */
export const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\r\nSet-Cookie: session=stolen',
  LONE_SURROGATE,
  '\u202etxt.exe',
  '\ufeff',
  '👩‍👩‍👧‍👦'.repeat(40),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  '__proto__',
  'constructor',
  'none',
  '../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  "' OR 1=1 --",
  '{"$gt":""}',
  '${7*7}',
  '=HYPERLINK("http://elsewhere.example")',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'http://169.254.169.254/latest/meta-data/',
  '9'.repeat(400),
  'a'.repeat(70_000),
  'İ'.repeat(300),
];

const NUMBERS: readonly number[] = [0, -0, -1, 1, 1.005, 0.1 + 0.2, 1e21, -1e308, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER + 2, 2 ** 31, 2 ** 63, 5e-324];

/** JSON that JSON.stringify would never produce. */
const RAW: readonly string[] = ['1e400', '-1e400', '1E+2', '"\\ud800"', '{"a":1,"a":2}', '[[[]]]', 'null', 'true'];

/** Raw JSON text in place of a value, for text that no value produces. */
export class RawJson {
  constructor(readonly text: string) {}
}

const POISON: readonly string[] = [
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"__proto__":null,"toString":1,"hasOwnProperty":1,"then":"x"}',
  '{"length":1e9,"0":"a"}',
];

const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);

/** Any value other than a valid one. */
export function anything(chance: Chance): unknown {
  switch (chance.below(9)) {
    case 0:
      return chance.pick(TEXTS);
    case 1:
      return chance.pick(NUMBERS);
    case 2:
      return new RawJson(chance.pick(RAW));
    case 3:
      return new RawJson(chance.pick(POISON));
    case 4:
      return new RawJson(nested(chance.pick([10, 1_000, 20_000]), '[', ']'));
    case 5:
      return new RawJson(nested(chance.pick([10, 500]), '{"a":', '}').replace(':}', ':1}'));
    case 6:
      return Array.from({ length: chance.pick([0, 1, 9, 3_000]) }, () => chance.pick(TEXTS).slice(0, 40));
    case 7:
      return Object.fromEntries(Array.from({ length: chance.pick([1, 300]) }, (_, index) => [`${chance.pick(TEXTS).slice(0, 20)}${index}`, index]));
    default:
      return chance.pick([null, true, false]);
  }
}

/** A value of a schema, which the server often accepts. */
export function valueOf(schema: JsonSchema, chance: Chance, ids: KnownIds, name = ''): unknown {
  const known = ids[name];
  if (known) return chance.pick(known);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return valueOf(chance.pick(choices), chance, ids, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, chance, ids);
    case 'array':
      return Array.from({ length: 2 + chance.below(3) }, () => valueOf(schema.items ?? {}, chance, ids, name));
    case 'integer':
      return (schema.minimum ?? 0) + chance.below(Math.min(20, (schema.maximum ?? 20) - (schema.minimum ?? 0)) + 1);
    case 'number':
      return chance.below(1_000) / 100;
    case 'boolean':
      return chance.oneIn(2);
    case 'string':
      return `text ${chance.below(1_000)}`.slice(0, schema.maxLength ?? 20);
    default:
      return null;
  }
}

function objectOf({ properties = {}, additionalProperties }: JsonSchema, chance: Chance, ids: KnownIds): object {
  const named = Object.entries(properties).map(([name, schema]) => [name, valueOf(schema, chance, ids, name)] as const);
  const inner = typeof additionalProperties === 'object' ? additionalProperties : null;
  const keyed = inner && named.length === 0 ? (ids.playerId ?? []).map((player) => [player, valueOf(inner, chance, ids)] as const) : [];
  return Object.fromEntries([...named, ...keyed]);
}

/** The value with a part of it replaced, added or removed. */
export function spoiled(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || value instanceof RawJson || chance.oneIn(6)) return anything(chance);
  if (Array.isArray(value)) return value.map((entry: unknown, index) => (index === 0 || chance.oneIn(3) ? spoiled(entry, chance) : entry));
  const entries = Object.entries(value);
  const at = chance.below(Math.max(1, entries.length));
  const changed = entries.flatMap(([key, inner], index) => (index !== at ? [[key, inner]] : chance.oneIn(4) ? [] : [[key, spoiled(inner, chance)]]));
  const added = chance.oneIn(4) ? [[chance.pick(['__proto__', 'constructor', 'id', 'role', 'isAdmin', 'version', 'members', 'a'.repeat(9_000)]), anything(chance)]] : [];
  return Object.fromEntries([...changed, ...added] as [string, unknown][]);
}

/** Serialises JSON, with raw JSON text unchanged. */
export function written(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .map(([key, inner]) => `${JSON.stringify(key)}:${written(inner)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
