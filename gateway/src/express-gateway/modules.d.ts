/** The parts of express-gateway in use. Its own types describe plugins only. */
declare module 'express-gateway/lib/gateway' {
  import type { Server } from 'node:http';

  interface Plugins {
    readonly policies: readonly object[];
    readonly conditions: readonly object[];
    readonly gatewayRoutes: readonly object[];
  }
  /** What express-gateway's own `run()` calls once it has read its configuration files. */
  const startGateway: (given: { plugins: Plugins; config: object }) => Promise<{ app: Server }>;
  export default startGateway;
}

declare module 'express-gateway/lib/logger' {
  const loggers: Record<string, { silent?: boolean }>;
  export default loggers;
}
