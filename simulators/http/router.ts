import type { HttpRequest } from './request.ts';
import { text, type HttpReply } from './response.ts';

export type Handler = (request: HttpRequest) => HttpReply | Promise<HttpReply>;

/** `pattern` is a path whose `:name` segments match any one segment: "/v2/checkout/orders/:id/capture". */
export type Route = { method: string; pattern: string; handle: Handler };

/** One handler out of `routes`: the first that matches answers; a known path with another method gets 405. */
export function createRouter(
  routes: readonly Route[],
  notFound: Handler = () => text(404, 'Not found'),
): Handler {
  const compiled = routes.map(route => ({ ...route, segments: route.pattern.split('/') }));
  return request => {
    const path = request.url.pathname.split('/');
    const matches = compiled.flatMap(route => {
      const params = matchPath(route.segments, path);
      return params ? [{ route, params }] : [];
    });
    const match = matches.find(({ route }) => route.method === request.method);
    if (match) return match.route.handle({ ...request, params: match.params });
    if (matches.length === 0) return notFound(request);
    return text(405, 'Method not allowed', { allow: matches.map(({ route }) => route.method).join(', ') });
  };
}

function matchPath(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  if (pattern.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const actual = path[index] ?? '';
    if (!expected.startsWith(':') && expected !== actual) return null;
    if (!expected.startsWith(':')) continue;
    const decoded = decode(actual);
    if (decoded === null || decoded === '') return null;
    params[expected.slice(1)] = decoded;
  }
  return params;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
