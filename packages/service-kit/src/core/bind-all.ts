type UseCases = Readonly<Record<string, (deps: never) => unknown>>;

/** The dependencies of all of these use cases. */
type DepsOf<Cases> = [Cases[keyof Cases]] extends [(deps: infer Deps) => unknown] ? Deps : never;

/** Use cases bound to their dependencies: the functions that callers call. */
export type Bound<Cases> = { readonly [Name in keyof Cases]: Cases[Name] extends (deps: never) => infer Call ? Call : never };

/** Gives every use case of a service its dependencies. */
export const bindAll = <Cases extends UseCases>(useCases: Cases, deps: DepsOf<Cases>): Bound<Cases> =>
  Object.fromEntries(Object.entries(useCases).map(([name, useCase]) => [name, useCase(deps as never)])) as Bound<Cases>;
