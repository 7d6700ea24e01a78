/** Loaded into the platform under test (`node --expose-gc -r`): reports on request the resources that the process holds. */
const { readFileSync, readdirSync, readlinkSync } = require('node:fs');

const LISTENS = '0A';

/** The number of TCP connections, counting each end. Node's list of active resources does not contain idle ones of undici. */
function connections(descriptors) {
  const lines = ['tcp', 'tcp6'].flatMap((table) => readFileSync(`/proc/self/net/${table}`, 'utf8').split('\n').slice(1));
  const connected = new Set(lines.map((line) => line.trim().split(/\s+/)).flatMap((fields) => (fields[3] === LISTENS ? [] : [`socket:[${fields[9]}]`])));
  return descriptors.filter((descriptor) => connected.has(descriptor)).length;
}

/** The target of each descriptor; the one of the directory itself is closed by then. */
const openDescriptors = () =>
  readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      return [readlinkSync(`/proc/self/fd/${descriptor}`)];
    } catch {
      return [];
    }
  });

/** On systems other than Linux, only the sockets in node's own list can be counted. */
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
