import type { AnswerOf, BodyInputOf, PublicApi, QueryInputOf, Route } from '@fairshare/contracts';

/**
 * Every call of the public API by "METHOD /path", derived from the contracts at compile time: the browser gets their types and none
 * of their code.
 */
export type PathTable = {
  readonly [Name in keyof PublicApi as `${PublicApi[Name]['method']} ${PublicApi[Name]['path']}`]: PublicApi[Name];
};

/** The name of a call, such as "POST /api/groups". */
export type Target = keyof PathTable;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}` ? Name | ParamNames<`/${Rest}`> : Path extends `${string}:${infer Name}` ? Name : never;

type ParamsInput<R extends Route> = [ParamNames<R['path']>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<ParamNames<R['path']>, string | number>> };

type BodyInput<R extends Route> = undefined extends BodyInputOf<R> ? { readonly body?: BodyInputOf<R> } : { readonly body: BodyInputOf<R> };

/** The input of a call: path parameters, query and body, as its contract defines them. */
export type InputOf<T extends Target> = ParamsInput<PathTable[T]> & BodyInput<PathTable[T]> & { readonly query?: QueryInputOf<PathTable[T]> };

/** The body of a call, as it is sent. */
export type BodyOf<T extends Target> = BodyInputOf<PathTable[T]>;

/** The response body of a call. */
export type Answer<T extends Target> = AnswerOf<PathTable[T]>;

type Primitive = string | number | boolean | null | undefined;

/** Fills the parameters and the query into a target such as "GET /api/groups/:id". Absent query values are omitted. */
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
