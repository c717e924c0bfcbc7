/**
 * A thread that renders pages of a build with other values: the code of a route that the framework's build leaves is called
 * as its documentation says for adapters ("Invoking Entrypoints"). It ends with its values: no module is loaded twice.
 */
import { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import { join, relative } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { DrawnPage, ThreadSettings, WantedPage } from './draw-pages.ts';

const { root, parts, bypassToken } = workerData as ThreadSettings;
globalThis.publishedContent = parts;
const require = createRequire(join(root, 'package.json'));
// What the framework's own server loads before the code of a route.
require('next/dist/server/node-environment');
require('next/dist/server/require-hook');

/** The first page differs in signs that no one sees, as long as its parts are still being loaded. So it is drawn twice. */
let isWarm = false;

parentPort?.on('message', (page: WantedPage) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has none
  void answer(page).then(drawn => parentPort?.postMessage(drawn));
});

async function answer(page: WantedPage): Promise<DrawnPage> {
  try {
    if (!isWarm) await draw(page);
    isWarm = true;
    return { path: page.path, html: await draw(page) };
  } catch (error) {
    return {
      path: page.path,
      problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

async function draw({ url, status, entry }: WantedPage): Promise<string> {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = url;
  request.headers = { host: 'localhost', accept: 'text/html', 'x-prerender-revalidate': bypassToken };
  const response = new ServerResponse(request);
  // The framework marks a page with another status for search engines while it renders.
  response.statusCode = status;
  const chunks: Buffer[] = [];
  const add = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    return true;
  };
  const done = new Promise<void>(resolve => {
    response.write = add;
    response.end = (chunk?: unknown) => {
      add(chunk);
      response.emit('finish');
      response.emit('close');
      resolve();
      return response;
    };
  });
  const { handler } = require(join(root, '.next', entry)) as { handler: Handler };
  await handler(request, response, {
    waitUntil: () => undefined,
    requestMeta: { relativeProjectDir: relative(process.cwd(), root) || '.' },
  });
  await done;
  if (response.statusCode !== status) throw new Error(`${url} has the status ${response.statusCode}`);
  return Buffer.concat(chunks).toString();
}

type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  context: { waitUntil: (promise: Promise<void>) => void; requestMeta: { relativeProjectDir: string } },
) => Promise<void>;

declare global {
  var publishedContent: Readonly<Record<string, unknown>> | undefined;
}
