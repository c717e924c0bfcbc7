import 'server-only';
import { requestPage } from '@/content/requests';
import { site as agency } from '@/content/site';
import { readForm, clientAddressOf } from '@/lib/site/http/request';
import { plainNotice, respondHtml, respondRedirect } from '@/lib/site/http/respond';
import { routes } from '@/lib/site/routes';
import { takePost } from '@/lib/site/security/rate-limit';
import type { Site } from '@/lib/site/site';
import { describeWait, fillText } from '@/lib/site/text';
import { chooseAnswerEmail } from './requests';

/**
 * The button of a request's page: email me when it is answered, or not any more. No cookie counts here; anyone who has the
 * link may use it.
 */
export async function handleRequest(request: Request, site: Site): Promise<Response> {
  const body = await readForm(request);
  const post = new URLSearchParams(body.kind === 'ok' ? body.text : '');
  const token = post.get('token') ?? '';
  const back = routes.request(token);
  try {
    const allowance = await takePost(clientAddressOf(request.headers, site.env.TRUSTED_PROXY_HOPS), site);
    if (allowance.kind === 'limited') return respondLimited(allowance.retryAfterSeconds, back);
    const isWanted = post.get('email') === 'yes';
    const outcome = await chooseAnswerEmail({ token, isWanted }, site);
    return respondRedirect(outcome === 'done' ? back : routes.request());
  } catch (error) {
    site.logError('request_action_failed', error);
    return respondNotice({ status: 503, text: requestPage.failed.text, back });
  }
}

function respondLimited(seconds: number, back: string): Response {
  const text = fillText(requestPage.limited, { wait: describeWait(seconds) });
  const response = respondNotice({ status: 429, text, back });
  response.headers.set('retry-after', String(seconds));
  return response;
}

function respondNotice({ status, text, back }: { status: 429 | 503; text: string; back: string }): Response {
  const { failed, back: label, contact } = requestPage;
  const ways = [
    { href: back, label },
    { href: routes.contact(), label: contact },
  ];
  const page = plainNotice({ title: failed.title, brand: agency.name, sentences: [text], ways });
  return respondHtml(page, { status });
}
