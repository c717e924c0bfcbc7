import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addressOf } from '#engine/server';

/**
 * The pages that the server draws for each request: all around their screen is the same for everyone, so the framework
 * makes it once, and what differs is drawn alone (docs/decisions/0023-screens-drawn-into-a-frame.md).
 */
type FramedPages = {
  /** Takes the frame from a page that the framework has made. */
  keep: (html: string, made: { url: string; response: ServerResponse }) => void;
  /** Responds with the page, or gives false when the framework has to: there is no frame yet, or drawing has failed. */
  respond: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
};

/** Draws the screen for an address with these parameters. */
export type DrawScreen = (params: Params) => Promise<string>;

type Params = Record<string, string | string[]>;

/** `screens`: by the path of their page. `finish` changes each page before it is sent. */
export function prepareFramedPages(
  screens: Readonly<Record<string, DrawScreen>>,
  finish: (html: string, path: string) => string,
): FramedPages {
  const frames = new Map<string, Frame>();
  return {
    keep: (html, { url, response }) => {
      const path = addressOf(url);
      if (!(path in screens) || response.statusCode !== 200 || frames.has(path)) return;
      const frame = frameOf(html, response);
      if (frame) frames.set(path, frame);
    },
    respond: async (request, response) => {
      const { url = '/' } = request;
      const path = addressOf(url);
      const frame = request.method === 'GET' ? frames.get(path) : undefined;
      const screen = frame && (await screens[path]?.(paramsOf(url)).catch(noScreen));
      if (!frame || typeof screen !== 'string') return false;
      for (const [name, value] of Object.entries(frame.headers))
        if (value !== undefined) response.setHeader(name, value);
      response.end(finish(frame.before + screen + frame.after, path));
      return true;
    },
  };
}

/** The screens of a build: scripts/setup/build-screens.ts. */
export async function loadScreens(buildDir: string): Promise<Readonly<Record<string, DrawScreen>>> {
  const { href } = pathToFileURL(join(buildDir, SCREENS_FOLDER, SCREENS_FILE));
  const { screens } = (await import(href)) as { screens: Readonly<Record<string, DrawScreen>> };
  return screens;
}

/** In the build's folder, outside of what is served. */
export const SCREENS_FOLDER = 'screens';
export const SCREENS_FILE = 'screens.mjs';

type Frame = { before: string; after: string; headers: OutgoingHttpHeaders };

/** Nothing is left in a page that needs the nonce which the framework gave it, and a nonce must not be used twice. */
function frameOf(html: string, response: ServerResponse): Frame | null {
  const nonce = /'nonce-([\w-]+)'/.exec(String(response.getHeader('content-security-policy')))?.[1];
  const withoutNonce = (text: string) =>
    nonce === undefined
      ? text
      : text.replaceAll(new RegExp(` (?:'nonce-${nonce}'|nonce="${nonce}";?)`, 'g'), '');
  const start = /<main\b[^>]*>/.exec(html);
  const end = html.lastIndexOf('</main>');
  if (!start || end === -1) return null;
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutNonce(value) : value,
  ]);
  return {
    before: withoutNonce(html.slice(0, start.index + start[0].length)),
    after: withoutNonce(html.slice(end)),
    headers: Object.fromEntries(headers) as OutgoingHttpHeaders,
  };
}

/** As the framework reads them: a repeated one is a list. */
function paramsOf(url: string): Params {
  const params: Params = {};
  for (const [name, value] of new URLSearchParams(url.split('?').slice(1).join('?')))
    params[name] = Object.hasOwn(params, name) ? [params[name] ?? [], value].flat() : value;
  return params;
}

/** The framework tries again, and if that fails too, the failure is logged and shown like any other. */
function noScreen(): null {
  return null;
}
