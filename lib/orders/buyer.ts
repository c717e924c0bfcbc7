import 'server-only';
import { fillPage } from '#engine';
import { checkout } from '@/content/checkout';
import { formMessages } from '@/content/form-messages';
import { orderMailTexts } from '@/content/order-mails';
import { orderProblems } from '@/content/orders';
import { asFailed, checkFields, type Fields } from '@/lib/forms';
import { mailSettings } from '@/lib/mail';
import { clientAddressOf, isCrossSite, readForm } from '@/lib/site/http/request';
import { respondHtml, respondRedirect } from '@/lib/site/http/respond';
import { routes } from '@/lib/site/routes';
import { takePost } from '@/lib/site/security/rate-limit';
import type { Site } from '@/lib/site/site';
import { describeWait, fillText } from '@/lib/site/text';
import { toAgency } from './mails-to';
import { orderNumber } from './order';
import { findOrder, insertMails } from './orders.sql';
import { findReceipt } from './receipt';
import { problemPage } from './reply';

/** `POST /order/buyer`, the form of a paid order's receipt: anyone with its key can say who the buyer is. */
export async function answerBuyer(request: Request, site: Site): Promise<Response> {
  if (isCrossSite(request, site.env.SITE_URL)) return respondProblem(403, orderProblems.cross_site);
  const body = await readForm(request);
  const posted = new URLSearchParams(body.kind === 'ok' ? body.text : '');
  const key = posted.get('key') ?? '';
  const values = Object.fromEntries(fields.map(({ name }) => [name, posted.get(name) ?? '']));
  const address = clientAddressOf(request.headers, site.env.TRUSTED_PROXY_HOPS);
  try {
    const allowance = await takePost(address, site);
    if (allowance.kind === 'limited') {
      const wait = describeWait(allowance.retryAfterSeconds);
      return respondProblem(429, fillText(orderProblems.limited, { wait }));
    }
    const checked = checkFields({ fields }, values, { tooLong: formMessages.tooLong });
    if (checked.kind === 'ok') {
      await saveBuyer({ key, fields: checked.fields }, site);
      return respondRedirect(routes.success(key));
    }
    const receipt = await findReceipt({ key, address }, site);
    const errors = Object.fromEntries(checked.errors.map(({ name, message }) => [name, message]));
    const visit = { key, receipt, attempt: { values, errors } satisfies BuyerAttempt };
    const page = await (site.fillPage ?? fillPage)(routes.success(key), { receipt: visit });
    return page === null
      ? respondProblem(422, Object.values(errors).join(' '))
      : respondHtml(asFailed(page), { status: 422 });
  } catch (error) {
    site.logError('buyer_not_saved', error);
    return respondProblem(503, formMessages.failed);
  }
}

/** What was typed, and what is wrong with it, by the names of the fields. */
export type BuyerAttempt = { values: Fields; errors: Fields };

const { fields } = checkout.success.buyer;

/** A field that is drawn and not stored does not compile. */
type BuyerField = (typeof fields)[number]['name'];

/** The agency gets an email about the first details of an order, not about each correction. */
async function saveBuyer({ key, fields }: { key: string; fields: Fields }, site: Site): Promise<void> {
  const order = await findOrder(site.db, 'key', key);
  if (order?.paidAt == null) return;
  const { business, phone, website } = fields;
  const details = {
    business: business || null,
    phone: phone || null,
    website: website || null,
  } satisfies Record<BuyerField, string | null>;
  const settings = mailSettings(site.env);
  const number = orderNumber(order.id);
  const heading = fillText(orderMailTexts.buyer, { number });
  const isEmpty = Object.values(details).every(detail => detail === null);
  const mail = await toAgency({
    order: { ...order, ...details },
    settings,
    kind: 'order-buyer',
    heading,
    notice: null,
  });
  await site.db.transaction().execute(async trx => {
    await trx
      .updateTable('orders')
      .set({
        buyer_business: details.business,
        buyer_phone: details.phone,
        buyer_website: details.website,
      })
      .where('id', '=', order.id)
      .execute();
    await insertMails(trx, { mails: isEmpty ? [] : [mail], now: site.now() }, site);
  });
  site.wakeDelivery();
}

function respondProblem(status: number, text: string): Response {
  return respondHtml(problemPage(text, routes.checkout()), { status });
}
