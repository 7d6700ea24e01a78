const { TestEnvironment } = require('jest-environment-jsdom');

/** A browser's page that speaks real HTTP: jsdom has no fetch, so it is lent Node's, with the signals that Node's understands, and the text codecs that routers ask for. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { fetch, Headers, Request, Response, AbortController, AbortSignal, TextDecoder, TextEncoder });
  }
};
