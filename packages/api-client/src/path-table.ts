import type { AnswerOf, BodyInputOf, PublicApi, QueryInputOf, Route } from '@fairshare/contracts';

/**
 * Every call of the public API by "METHOD /path", derived from the contracts at compile time: the browser gets their types and none
 * of their code.
 */
export type PathTable = {
  readonly [Name in keyof PublicApi as `${PublicApi[Name]['method']} ${PublicApi[Name]['path']}`]: PublicApi[Name];
};

/** "POST /api/groups" and its like. */
export type Target = keyof PathTable;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}` ? Name | ParamNames<`/${Rest}`> : Path extends `${string}:${infer Name}` ? Name : never;

type ParamsInput<R extends Route> = [ParamNames<R['path']>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<ParamNames<R['path']>, string | number>> };

type BodyInput<R extends Route> = undefined extends BodyInputOf<R> ? { readonly body?: BodyInputOf<R> } : { readonly body: BodyInputOf<R> };

/** What a call needs: path parameters, query and body as its contract says. */
export type InputOf<T extends Target> = ParamsInput<PathTable[T]> & BodyInput<PathTable[T]> & { readonly query?: QueryInputOf<PathTable[T]> };

/** The body of a call, as it is sent. */
export type BodyOf<T extends Target> = BodyInputOf<PathTable[T]>;

/** What a call answers. */
export type Answer<T extends Target> = AnswerOf<PathTable[T]>;

type Primitive = string | number | boolean | null | undefined;

/** "GET /api/groups/:id" with its parameters and query put in. Absent query values are left out. */
export function buildRequestLine(
  target: string,
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, Primitive>> = {},
): { method: string; path: string } {
  const [method = '', template = ''] = target.split(' ');
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return { method, path: search.size > 0 ? `${path}?${search}` : path };
}
