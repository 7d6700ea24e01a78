/** The parts of express-gateway in use. Its own types describe plugins only. */
declare module 'express-gateway/lib/gateway' {
  interface Plugins {
    readonly policies: readonly object[];
    readonly conditions: readonly object[];
    readonly gatewayRoutes: readonly object[];
  }
  /** What express-gateway's own `run()` calls once it has read its configuration files. */
  const startGateway: (given: { plugins: Plugins; config: object }) => Promise<unknown>;
  export default startGateway;
}

declare module 'express-gateway/lib/logger' {
  const loggers: Record<string, { silent?: boolean }>;
  export default loggers;
}

declare module 'express-gateway/lib/eventBus' {
  import type { EventEmitter } from 'node:events';

  const events: EventEmitter;
  export default events;
}
