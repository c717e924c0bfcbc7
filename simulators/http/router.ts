import type { HttpRequest } from './request.ts';
import { text, type HttpReply } from './response.ts';

export type Handler = (request: HttpRequest) => HttpReply | Promise<HttpReply>;

/** `pattern` is a path as `URLPattern` reads it: "/v2/checkout/orders/:id/capture". */
export type Route = { method: string; pattern: string; handle: Handler };

/** One handler out of `routes`: the first that matches answers; a known path with another method gets 405. */
export function createRouter(
  routes: readonly Route[],
  notFound: Handler = () => text(404, 'Not found'),
): Handler {
  const compiled = routes.map(route => ({ ...route, path: new URLPattern({ pathname: route.pattern }) }));
  return request => {
    const matches = compiled.flatMap(route => {
      const match = route.path.exec(request.url);
      return match ? [{ route, params: match.pathname.groups }] : [];
    });
    const match = matches.find(({ route }) => route.method === request.method);
    const params = match && decoded(match.params);
    if (match && params) return match.route.handle({ ...request, params });
    if (match || matches.length === 0) return notFound(request);
    return text(405, 'Method not allowed', { allow: matches.map(({ route }) => route.method).join(', ') });
  };
}

/** Null when a parameter is no text in percent signs. */
function decoded(params: Record<string, string | undefined>): Record<string, string> | null {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value = '']) => [name, decodeURIComponent(value)]),
    );
  } catch {
    return null;
  }
}
