/** The part of express-gateway in use. Its own types describe plugins only. */
declare module 'express-gateway/lib/policies' {
  import type { Policy } from '../routing/pipeline';

  export interface RegisteredPolicy {
    readonly name: string;
    /** JSON Schema of the parameters. */
    readonly schema: { readonly $id: string; readonly [keyword: string]: unknown };
    policy(params: Readonly<Record<string, unknown>>): Policy;
  }

  /** The registry of the whole process: a policy that is registered again replaces the previous one. */
  const registry: {
    register(policy: RegisteredPolicy): void;
    /** A policy that checks its parameters before it is created. */
    resolve(name: string): RegisteredPolicy;
  };
  export default registry;
}
