import { parseJsonBody, type HttpRequest } from './request.ts';
import { empty, json, text, type HttpReply } from './response.ts';
import type { Route } from './router.ts';

/**
 * `POST /__control {"call": "approveOrder", "args": ["ID"]}`: for tests and people outside of the process, whatever a test
 * inside of it calls. `GET /__control?call=order&arg=ID` for the calls that only show something. The result is the JSON
 * body; 204 is none, and 404 means that there was nothing to do that to. Only from this machine: the server listens on
 * loopback, and a page of another site cannot use its visitor's browser.
 */
export function controlRoutes(controls: object, shows: readonly string[]): Route[] {
  return [
    {
      method: 'GET',
      pattern: PATH,
      handle: ({ url }) => {
        const call = url.searchParams.get('call') ?? '';
        return run(controls, {
          call: shows.includes(call) ? call : '',
          args: url.searchParams.getAll('arg'),
        });
      },
    },
    {
      method: 'POST',
      pattern: PATH,
      handle: request => {
        if (isForeign(request)) return text(403, 'The control address is not for other sites');
        const body = parseJsonBody(request);
        return run(controls, (body.kind === 'ok' ? body.value : null) as Partial<Call> | null);
      },
    },
  ];
}

/** Whether a page of another site sent this. */
export function isForeign({ headers, url }: HttpRequest): boolean {
  const isOfAnotherSite = headers.origin !== undefined && headers.origin !== url.origin;
  return isOfAnotherSite || headers['sec-fetch-site'] === 'cross-site';
}

async function run(controls: object, call: Partial<Call> | null): Promise<HttpReply> {
  const name = call?.call ?? '';
  const control: unknown = Object.hasOwn(controls, name) ? Reflect.get(controls, name) : undefined;
  if (typeof control !== 'function') return text(400, 'There is no such call');
  const result: unknown = await control(...(call?.args ?? []));
  if (result === null || result === false) return text(404, 'There is nothing to do that to');
  return result === undefined || result === true ? empty(204) : json(200, result);
}

const PATH = '/__control';

type Call = { call: string; args: unknown[] };
