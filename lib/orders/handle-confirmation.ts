import { orderProblems } from '@/content/orders';
import { isCrossSite, isFormEncoded, readText } from '@/lib/site/http/request';
import { respondHtml, respondRedirect } from '@/lib/site/http/respond';
import { isId } from '@/lib/site/ids';
import { nameOf } from '@/lib/site/text';
import { routes } from '@/lib/site/routes';
import { clientAddressOf } from '@/lib/site/security/client-address';
import { problemPage } from './problem-page';
import type { OrderServices } from './services-type';

/** `POST /order/confirm`, the form on the receipt page: `key`, and `answer` of `yes` or `no`. */
export async function handleConfirmation(request: Request, services: OrderServices): Promise<Response> {
  if (isCrossSite(request, services.siteOrigin)) return refuse(403, 'cross_site', services);
  if (!isFormEncoded(request)) return refuse(415, 'unsupported_type', services);
  const body = await readText(request);
  if (body.kind !== 'ok') return refuse(body.kind === 'too_large' ? 413 : 400, body.kind, services);
  const posted = new URLSearchParams(body.text);
  const [key, answer] = [posted.get('key') ?? '', posted.get('answer')];
  if (!isId(key) || (answer !== 'yes' && answer !== 'no')) return refuse(400, 'unreadable', services);
  try {
    const address = clientAddressOf(request.headers, services.trustedProxyHops);
    await services.confirmOrder({ key, isWanted: answer === 'yes', address });
  } catch (error) {
    services.report('error', 'purchase_not_confirmed', {
      error: nameOf(error),
    });
    return refuse(503, 'failed', services);
  }
  return respondRedirect(routes.success(key));
}

function refuse(status: number, problem: keyof typeof orderProblems, { siteName }: OrderServices): Response {
  const page = problemPage({
    message: orderProblems[problem],
    backHref: routes.checkout(),
    brand: siteName,
  });
  return respondHtml(page, { status });
}
