/** The part of express-gateway in use. Its own types describe plugins only. */
declare module 'express-gateway/lib/policies' {
  import type { Policy } from '../routing/pipeline';

  export interface RegisteredPolicy {
    readonly name: string;
    /** JSON Schema of the parameters. */
    readonly schema: { readonly $id: string; readonly [keyword: string]: unknown };
    policy(params: Readonly<Record<string, unknown>>): Policy;
  }

  /** Of the whole process: a policy that is registered again takes the place of the one before. */
  const registry: {
    register(policy: RegisteredPolicy): void;
    /** A policy that checks its parameters before it is made. */
    resolve(name: string): RegisteredPolicy;
  };
  export default registry;
}
