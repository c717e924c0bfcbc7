import 'server-only';
import { callPage } from '@/content/calls';
import { site as agency } from '@/content/site';
import { openFollowToken, openMailedToken } from '@/lib/leads';
import { clientAddressOf, readForm } from '@/lib/site/http/request';
import { plainNotice, respondHtml, respondRedirect } from '@/lib/site/http/respond';
import { routes } from '@/lib/site/routes';
import { takePost } from '@/lib/site/security/rate-limit';
import type { Site } from '@/lib/site/site';
import { describeWait, fillText } from '@/lib/site/text';
import { bookCall, cancelCall } from './bookings';

/** `POST /request/booking`: picks, moves or cancels the call of a request. No cookie counts; anyone who has the link may. */
export async function answerBooking(request: Request, site: Site): Promise<Response> {
  const body = await readForm(request);
  const post = new URLSearchParams(body.kind === 'ok' ? body.text : '');
  const token = post.get('token') ?? '';
  const back = routes.request(token);
  try {
    const address = clientAddressOf(request.headers, site.env.TRUSTED_PROXY_HOPS);
    const allowance = await takePost(address, site);
    if (allowance.kind === 'limited') {
      const wait = describeWait(allowance.retryAfterSeconds);
      return respondProblem(429, fillText(callPage.problems.limited, { wait }), back);
    }
    const leadId = openFollowToken(token, site);
    if (leadId === null) return respondRedirect(routes.request());
    const sequence = Number(post.get('sequence')) || 0;
    const startsAt = Number(post.get('slot'));
    if (post.get('act') !== 'cancel' && !Number.isSafeInteger(startsAt))
      return respondProblem(422, callPage.problems.taken, back);
    if (post.get('act') === 'cancel') {
      await cancelCall({ leadId, sequence }, site);
      return respondRedirect(`${back}#call`);
    }
    const isMailboxOpened = openMailedToken(token, site) !== null;
    const { kind } = await bookCall({ leadId, startsAt, sequence, isMailboxOpened, address }, site);
    if (kind === 'dead') return respondRedirect(routes.request());
    if (kind === 'done' || kind === 'changed') return respondRedirect(`${back}#call`);
    const status = kind === 'client_limit' || kind === 'change_limit' ? 429 : 409;
    return respondProblem(status, callPage.problems[kind], back);
  } catch (error) {
    site.logError('booking_failed', error);
    return respondProblem(503, callPage.problems.failed, back);
  }
}

function respondProblem(status: number, text: string, back: string): Response {
  const { title, back: label } = callPage.problems;
  const page = plainNotice({ title, brand: agency.name, sentences: [text], ways: [{ href: back, label }] });
  return respondHtml(page, { status });
}
