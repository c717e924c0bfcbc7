import type { z } from 'zod';
import { parseJsonBody, type HttpRequest } from '../http/request.ts';
import { empty, json, text, type HttpReply } from '../http/response.ts';
import type { Route } from '../http/router.ts';
import { isObject } from './fields.ts';

/** A POST whose JSON body must be what `schema` says. The answer is what `run` returns; null means there was no such thing. */
export function command<Input>(path: string, schema: z.ZodType<Input>, run: Run<Input>): Route {
  return {
    method: 'POST',
    pattern: `/__control/${path}`,
    handle: async request => {
      if (isForeign(request)) return text(403, 'The control address is not for other sites');
      const body = parseJsonBody(request);
      const input = schema.safeParse(body.kind === 'ok' && isObject(body.value) ? body.value : {});
      if (!input.success) return text(400, 'The control address does not understand this');
      return show(await run(input.data, request.params.id ?? ''));
    },
  };
}

export function query(path: string, run: (request: HttpRequest) => object | null): Route {
  return { method: 'GET', pattern: `/__control/${path}`, handle: request => show(run(request)) };
}

function show(result: object | null | void): HttpReply {
  if (result === null) return text(404, 'There is nothing to do that to');
  return result === undefined ? empty(204) : json(200, result);
}

/** Whether a page of another site sent this. */
export function isForeign({ headers, url }: HttpRequest): boolean {
  return headers.origin !== undefined && headers.origin !== url.origin;
}

type Run<Input> = (input: Input, id: string) => object | null | void | Promise<object | null | void>;
