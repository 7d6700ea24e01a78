/* global window */
if (typeof window !== 'undefined') {
  /** Component tests wait for what they look for; on a busy machine the default second is too short. */
  require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });

  /** React's development build takes a stack for each element it draws, and Jest asks for a hundred frames of each. */
  Error.stackTraceLimit = 10;

  /** Every browser has one, jsdom has none, and Node's keeps a process alive. Real time also where a test makes up its own. */
  const { setTimeout } = window;
  window.MessageChannel = class MessageChannel {
    port1 = { onmessage: null, close: () => undefined };
    port2 = { postMessage: (data) => void setTimeout(() => this.port1.onmessage?.({ data })) };
  };
}
