import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The yardstick: a bare Node server in a process of its own, answering every request with the bytes it was given. */
const { status, headers, body } = JSON.parse(readFileSync(process.env['ANSWER_FILE'] ?? '', 'utf8')) as {
  status: number;
  headers: Record<string, string>;
  body: string;
};
const bytes = Buffer.from(body, 'base64');

createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.writeHead(status, { ...headers, 'content-length': bytes.length });
    response.end(bytes);
  });
}).listen(Number(process.env['PORT']), '127.0.0.1');
