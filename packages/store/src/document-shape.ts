import { NewerSchema } from './errors';
import type { AggregateType } from './port';

/** A field that older readers can do without, and the schema number that brought it. */
export interface Addition {
  readonly schema: number;
  readonly path: string;
}

/** The form of a document, stored with it, so that instances of an older release can handle it. */
export interface Shape {
  readonly schema: number;
  /** The lowest schema number whose readers can read it. */
  readonly readableFrom: number;
  readonly additions: readonly Addition[];
}

/** The form that a type writes. */
export function shapeOf({ schema, additions = {} }: Pick<AggregateType<object>, 'schema' | 'additions'>): Shape {
  let readableFrom = schema;
  while (readableFrom > 1 && additions[readableFrom]) readableFrom -= 1;
  const since = Object.entries(additions).filter(([number]) => Number(number) > readableFrom);
  return { schema, readableFrom, additions: since.flatMap(([number, paths]) => paths.map((path) => ({ schema: Number(number), path }))) };
}

/** A stored state in the current form. A state of a newer release is unchanged, if this release can read it. @throws NewerSchema if it cannot */
export function upcastState<State extends object>(type: AggregateType<State>, state: unknown, { schema, readableFrom }: Shape): State {
  if (schema === type.schema) return state as State;
  if (schema > type.schema) {
    if (readableFrom > type.schema) throw new NewerSchema(type.kind, schema, type.schema);
    return state as State;
  }
  if (!type.upcast) throw new Error(`${type.kind}: a document of schema ${schema} cannot be read as schema ${type.schema}`);
  return type.upcast(state, schema);
}

/**
 * A changed state as it is written over a document. A document of a newer release keeps its form, and the fields that this release does not
 * know keep their values.
 */
export function writeOver<State extends object>(
  type: AggregateType<State>,
  before: { readonly state: State; readonly shape: Shape },
  state: State,
): { readonly state: State; readonly shape: Shape } {
  const { shape } = before;
  if (shape.schema <= type.schema) return { state, shape: shapeOf(type) };
  const unknown = shape.additions.filter((addition) => addition.schema > type.schema);
  return { state: unknown.reduce((kept, { path }) => carry(path.split('.'), before.state, kept), state), shape };
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Copies the field at this path from `from` to `to`, wherever `to` still has the parent of the field. */
function carry<T>([name = '', ...rest]: readonly string[], from: unknown, to: T): T {
  if (!isMap(from) || !isMap(to)) return to;
  if (name === '*') {
    return Object.fromEntries(Object.entries(to).map(([key, value]) => [key, Object.hasOwn(from, key) ? carry(rest, from[key], value) : value])) as T;
  }
  if (!Object.hasOwn(from, name)) return to;
  if (rest.length === 0) return { ...to, [name]: from[name] };
  return Object.hasOwn(to, name) ? { ...to, [name]: carry(rest, from[name], to[name]) } : to;
}
