/** Loaded into the platform under test (`node --expose-gc -r`): says on demand what it holds on to. */
const { readFileSync, readdirSync, readlinkSync } = require('node:fs');

const LISTENS = '0A';

/** Connections over TCP, each end of its own; undici's idle ones are not among what node says keeps it alive. */
function connections(descriptors) {
  const lines = ['tcp', 'tcp6'].flatMap((table) => readFileSync(`/proc/self/net/${table}`, 'utf8').split('\n').slice(1));
  const connected = new Set(lines.map((line) => line.trim().split(/\s+/)).flatMap((fields) => (fields[3] === LISTENS ? [] : [`socket:[${fields[9]}]`])));
  return descriptors.filter((descriptor) => connected.has(descriptor)).length;
}

/** What each descriptor stands for; the one this is read with is gone by then. */
const openDescriptors = () =>
  readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      return [readlinkSync(`/proc/self/fd/${descriptor}`)];
    } catch {
      return [];
    }
  });

/** Elsewhere than on Linux only the sockets that node itself knows of can be counted. */
function holds() {
  if (process.platform !== 'linux') {
    const sockets = process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
    return { sockets, descriptors: sockets };
  }
  const descriptors = openDescriptors();
  return { sockets: connections(descriptors), descriptors: descriptors.length };
}

process.on('message', () => {
  global.gc();
  const memory = process.memoryUsage();
  process.send({ bytes: memory.heapUsed + memory.external, ...holds(), polluted: 'polluted' in {} });
});
