/**
 * Where nginx is not installed: passes each request on to the next process in turn, and to another one when that takes
 * no connection or closes it without a word. Arguments: its own port, then the ports of the processes.
 */
import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';

const [own = 0, ...ports] = process.argv.slice(2).map(Number);
const agent = new Agent({ keepAlive: true, timeout: 4_000 });
let turn = 0;

createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    turn += 1;
    const tries = ports.map((_, index) => ports[(turn + index) % ports.length] ?? 0);
    passOn({ request, response, body: Buffer.concat(parts), tries });
  });
}).listen(own, '127.0.0.1');

function passOn({ request, response, body, tries: [port, ...otherPorts] }: Passing): void {
  if (port === undefined) {
    response.writeHead(502).end();
    return;
  }
  const { method, url, headers } = request;
  const options = { port, host: '127.0.0.1', method, path: url, headers, agent };
  const forwarded = send(options, answer => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  forwarded.on('error', () => {
    if (!response.headersSent) passOn({ request, response, body, tries: otherPorts });
  });
  forwarded.end(body);
}

type Passing = { request: IncomingMessage; response: ServerResponse; body: Buffer; tries: readonly number[] };
