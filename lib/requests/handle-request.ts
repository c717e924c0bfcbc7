import { plainNotice } from '@/lib/site/http/plain-page';
import { readForm } from '@/lib/site/http/request';
import { respondHtml, respondRedirect } from '@/lib/site/http/respond';
import { describeWait, fillText } from '@/lib/site/text';
import { routes } from '@/lib/site/routes';
import { clientAddressOf } from '@/lib/site/security/client-address';
import type { Allowance } from '@/lib/site/security/rate-limit';
import { chooseAnswerEmail, type RequestDeps } from './request';

/**
 * The button of a request's page: email me when it is answered, or not any more. No cookie counts here; anyone who has the
 * link may use it.
 */
export async function handleRequest(request: Request, services: RequestServices): Promise<Response> {
  const body = await readForm(request);
  const post = new URLSearchParams(body.kind === 'ok' ? body.text : '');
  const token = post.get('token') ?? '';
  const back = routes.request(token);
  try {
    const address = clientAddressOf(request.headers, services.trustedProxyHops);
    const allowance = await services.takeRequest(address, services.site.now());
    if (allowance.kind === 'limited') return respondLimited(allowance.retryAfterSeconds, back, services);
    const isWanted = post.get('email') === 'yes';
    const outcome = await chooseAnswerEmail({ token, isWanted }, services);
    return respondRedirect(outcome === 'done' ? back : routes.request());
  } catch (error) {
    services.report('request_action_failed', error);
    const { title, text } = services.texts.failed;
    return respondNotice({ status: 503, title, text, back }, services);
  }
}

function respondLimited(seconds: number, back: string, services: RequestServices): Response {
  const text = fillText(services.texts.limited, { wait: describeWait(seconds) });
  const response = respondNotice({ status: 429, title: services.texts.failed.title, text, back }, services);
  response.headers.set('retry-after', String(seconds));
  return response;
}

function respondNotice(
  { status, title, text, back }: RequestNotice,
  { texts, brand }: RequestServices,
): Response {
  const ways = [
    { href: back, label: texts.back },
    { href: routes.contact(), label: texts.contact },
  ];
  return respondHtml(plainNotice({ title, brand, sentences: [text], ways }), { status });
}

type RequestNotice = { status: 429 | 503; title: string; text: string; back: string };

export type RequestServices = RequestDeps & {
  /** Counts one post of a client address. */
  takeRequest: (address: string, now: number) => Promise<Allowance>;
  trustedProxyHops: number;
  brand: string;
  texts: { failed: { title: string; text: string }; limited: string; back: string; contact: string };
  /** Writes down what went wrong, without anyone's data. */
  report: (event: 'request_action_failed', error: unknown) => void;
};
