const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * A jsdom page with real HTTP. jsdom has no fetch, so the page gets Node's fetch, with the abort signals that Node's fetch accepts, and the text
 * encoders and decoders that routers need.
 */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, Headers, Request, Response, AbortController, AbortSignal, TextDecoder, TextEncoder });
  }
};
