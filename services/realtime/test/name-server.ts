import { createSocket } from 'node:dgram';

/** A name server on the loopback (RFC 1035): names and their IPv4 addresses. It does not respond to a question about any other name. */
export async function startNameServer(names: Readonly<Record<string, readonly string[]>>): Promise<{ readonly address: string; close(): void }> {
  const server = createSocket('udp4');
  server.on('message', (question, { port, address }) => {
    const [name, end] = nameIn(question);
    const known = names[name];
    if (!known) return;
    const isForIpv4 = question.readUInt16BE(end) === 1;
    const answers = isForIpv4 ? known : [];
    const head = Buffer.from(question.subarray(0, 12));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(answers.length, 6);
    head.writeUInt32BE(0, 8);
    // A pointer to the name, type A, class IN, one second, four bytes.
    const records = answers.map((one) => Buffer.from([0xc0, 0x0c, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...one.split('.').map(Number)]));
    server.send(Buffer.concat([head, question.subarray(12, end + 4), ...records]), port, address);
  });
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
  return { address: `127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** The name in a question, and the offset of its end. */
function nameIn(question: Buffer): [name: string, end: number] {
  const labels: string[] = [];
  let at = 12;
  for (let length = question.readUInt8(at); length > 0; length = question.readUInt8(at)) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return [labels.join('.').toLowerCase(), at + 1];
}
