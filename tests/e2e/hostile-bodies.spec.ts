import { connect, type Socket } from 'node:net';
import { PORTS } from './ports';
import { expect, test } from './test';

// Promise L11 (docs/leads.md), as the bytes go over the line; how long and how much memory it takes is measured by the
// bench.
const TEN_MB = 10_000_000;
const PIECE = `400\r\n${'a'.repeat(0x400)}\r\n`;

const BODIES = [
  ['ten megabytes', `form-name=contact-form&message=${'a'.repeat(TEN_MB)}`, 413],
  ['ten megabytes of fields', 'a=1&'.repeat(TEN_MB / 4), 413],
  ['a name of a megabyte', `form-name=contact-form&name=${'a'.repeat(1_000_000)}`, 413],
  ['ten thousand fields', `form-name=contact-form${'&a=1'.repeat(10_000)}`, 413],
] as const;

for (const [what, body, status] of BODIES)
  test(`${what}: ${status}, and the connection is closed`, async () => {
    const { socket, closed } = open();
    socket.write(`${head(`content-length: ${body.length}`)}${body}`);
    expect(await closed).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*connection: close`, 'i'));
  });

test('an endless body in pieces is refused at the first piece, and the connection is closed', async () => {
  const { socket, closed } = open();
  let isClosed = false;
  socket.once('close', () => (isClosed = true));
  const goOn = () => {
    if (!isClosed) socket.write(PIECE, () => setImmediate(goOn));
  };
  socket.write(head('transfer-encoding: chunked'));
  goOn();
  expect(await closed).toMatch(/^HTTP\/1\.1 411 [^]*connection: close/i);
});

test('a post without a body and without a length is answered as an unknown form: 415', async () => {
  const { socket, closed } = open();
  socket.write(`POST / HTTP/1.1\r\nhost: 127.0.0.1:${PORTS.site}\r\nconnection: close\r\n\r\n`);
  expect(await closed).toMatch(/^HTTP\/1\.1 415 /);
});

/** A connection to the site; `closed` resolves with all that came, once the site has ended it. */
function open(): { socket: Socket; closed: Promise<string> } {
  const socket = connect({ port: PORTS.site, host: '127.0.0.1' });
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  // Sending to a closed connection is an error.
  socket.on('error', () => undefined);
  return { socket, closed: new Promise(done => socket.once('close', () => done(received))) };
}

function head(length: string): string {
  return `POST / HTTP/1.1\r\nhost: 127.0.0.1:${PORTS.site}\r\ncontent-type: application/x-www-form-urlencoded\r\n${length}\r\n\r\n`;
}
