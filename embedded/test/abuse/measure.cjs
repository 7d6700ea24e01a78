/** Loaded into the platform under test (`node --expose-gc -r`): says on demand what it holds on to. */
const { readdirSync } = require('node:fs');

process.on('message', () => {
  global.gc();
  const memory = process.memoryUsage();
  const sockets = process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
  const descriptors = process.platform === 'linux' ? readdirSync('/proc/self/fd').length : sockets;
  process.send({ bytes: memory.heapUsed + memory.external, sockets, descriptors, polluted: 'polluted' in {} });
});
