/* global window */
if (typeof window !== 'undefined') {
  /** Component tests wait for what they look for; on a busy machine the default second is too short. */
  const { configure, getConfig } = require('@testing-library/dom');
  const { getElementError } = getConfig();
  configure({
    asyncUtilTimeout: 10_000,
    /** While something is waited for, each look that does not find it yet would print the page; the last one does. */
    getElementError: (message, container) => (getConfig()._disableExpensiveErrorDiagnostics ? new Error(message) : getElementError(message, container)),
  });

  /** React's development build takes a stack for each element it draws, and Jest asks for a hundred frames of each. */
  Error.stackTraceLimit = 10;

  /** Every browser has one, jsdom has none, and Node's keeps a process alive. Real time also where a test makes up its own. */
  const { setTimeout } = window;
  window.MessageChannel = class MessageChannel {
    port1 = { onmessage: null, close: () => undefined };
    port2 = { postMessage: (data) => void setTimeout(() => this.port1.onmessage?.({ data })) };
  };
}
