/**
 * A bare Node server at the port that it is started with. Its input is either an answer, sent to every request, or the
 * ports of processes: then it passes each request on to the next in turn, and to another one when that takes no
 * connection or closes it without a word.
 */
import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer, json } from 'node:stream/consumers';

type PlainAnswer = { status: number; headers: Record<string, string>; body: string };
const job = (await json(process.stdin)) as number[] | PlainAnswer;
const agent = new Agent({ keepAlive: true, timeout: 4_000 });
let turn = 0;

createServer(Array.isArray(job) ? passOn(job) : answerWith(job)).listen(Number(process.argv[2]), '127.0.0.1');

function answerWith({ status, headers, body }: PlainAnswer) {
  const bytes = Buffer.from(body, 'base64');
  return (request: IncomingMessage, response: ServerResponse) => {
    request.resume().on('end', () => {
      response.writeHead(status, { ...headers, 'content-length': bytes.length }).end(bytes);
    });
  };
}

function passOn(ports: readonly number[]) {
  return async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request;
    const body = await buffer(request);
    const tries = ports.map((_, index) => ports[(turn + index) % ports.length]);
    turn += 1;
    const tryNext = () => {
      const port = tries.shift();
      if (port === undefined) {
        response.writeHead(502).end();
        return;
      }
      send({ port, host: '127.0.0.1', method, path: url, headers, agent }, answer => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response).on('error', () => response.destroy());
        answer.on('error', () => response.destroy());
      })
        .on('error', () => response.headersSent || tryNext())
        .end(body);
    };
    tryNext();
  };
}
