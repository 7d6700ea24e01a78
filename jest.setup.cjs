/* global window */
if (typeof window !== 'undefined') {
  /** Component tests wait for what they look for; where twenty processes share two cores, loading one more part of a screen takes ten seconds. */
  const { configure, getConfig } = require('@testing-library/dom');
  const { getElementError } = getConfig();
  configure({
    asyncUtilTimeout: 30_000,
    /** While something is waited for, each look that does not find it yet would print the page; the last one does. */
    getElementError: (message, container) => (getConfig()._disableExpensiveErrorDiagnostics ? new Error(message) : getElementError(message, container)),
  });

  /** React's development build takes a stack for each element it draws, unless it has taken ten thousand in this second. Without, an error still names its components. */
  Error.stackTraceLimit = 10;
  const react = require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  Object.defineProperty(react, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

  /** Every browser has one, jsdom has none, and Node's keeps a process alive. Real time also where a test makes up its own. */
  const { setTimeout } = window;
  window.MessageChannel = class MessageChannel {
    port1 = { onmessage: null, close: () => undefined };
    port2 = { postMessage: (data) => void setTimeout(() => this.port1.onmessage?.({ data })) };
  };
}
