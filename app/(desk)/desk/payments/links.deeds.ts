import {
  comeBack,
  postedId,
  redirectTold,
  redirectWithNotice,
  CHANGED,
  deed,
  type DeskPost,
  type Seen,
} from '@/app/(desk)/desk/deed';
import { paymentLinkFigures } from '@/content/payment-links';
import { site as agency } from '@/content/site';
import {
  addPaymentLink,
  findPaymentLink,
  sendPaymentLink,
  withdrawPaymentLink,
  type PaymentLink,
} from '@/lib/billing';
import { formatMoney } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { parseStoredAddress } from '@/lib/site/stored-address';
import { DAY_MS, dayIn, daysAfter, zonedInstant } from '@/lib/site/time';
import { linkForm } from './forms';

const link = {
  find: ({ params }, site) => findPaymentLink(postedId(params, 'link'), site),
  gone: [serverRoutes.deskPaymentLinks(), 'This payment link doesn’t exist.'],
  version: ({ state, sentAt }) => [state, sentAt] as const,
  says: ({ state, sentAt }) =>
    state === 'open'
      ? `The link is open, and was ${sentAt === null ? 'not ' : ''}emailed.`
      : STATE_SENTENCES[state],
} satisfies Seen<PaymentLink, readonly [PaymentLink['state'], number | null], 'link'>;

const STATE_SENTENCES = {
  paid: 'The link is paid.',
  returned: 'The link was paid, and the money went back.',
  expired: 'The link has expired.',
  withdrawn: 'The link is withdrawn.',
} as const;

export const deeds = {
  'payment-link-add': deed({
    who: 'owner',
    audit: ['payment-link-added', 'payment-link-sent'],
    notices: ['payment-link-repeat', 'payment-link-added', 'payment-link-sent'],
    fields: ['lead', 'link'],
    form: linkForm,
    seen: 'It makes a link of its own, once for each page.',
    factor: 'money',
    page: ({ params }) => serverRoutes.deskNewPaymentLink(postedId(params, 'lead')),
    do: async (post, site) => {
      const { params, staff } = post;
      const { what, amount: amountMinor, until, way } = post.values;
      const email = parseStoredAddress(post.values.email ?? '');
      const isSent = way === 'email';
      const today = dayIn(agency.timeZone, site.now());
      const { minimum, maxDays } = paymentLinkFigures;
      const ceiling = Math.max(site.env.CUSTOM_AMOUNT_MAX, minimum);
      const errors = {
        ...(amountMinor <= ceiling
          ? {}
          : { amount: `Enter an amount from ${say(minimum)} to ${say(ceiling)}.` }),
        ...(until >= today && until <= daysAfter(today, maxDays)
          ? {}
          : { until: `Choose a day within ${maxDays} days.` }),
      };
      if (Object.keys(errors).length > 0)
        return comeBack(serverRoutes.deskNewPaymentLink(postedId(params, 'lead')), errors);
      const validUntil = zonedInstant(Date.parse(until) + DAY_MS, agency.timeZone);
      const id = postedId(params, 'link') || site.newId();
      const link = { id, what, amountMinor, email, leadId: await findLeadId(post, site) };
      const outcome = await addPaymentLink({ ...link, validUntil, isSent }, staff.accountId, site);
      const page = serverRoutes.deskPaymentLink(id);
      if (outcome === 'repeat') return redirectWithNotice(page, 'payment-link-repeat');
      if (outcome === 'added') return redirectWithNotice(page, 'payment-link-added');
      return redirectTold(page, { code: 'payment-link-sent', told: outcome.kind });
    },
  }),

  'payment-link-send': deed({
    who: 'owner',
    audit: ['payment-link-sent'],
    notices: ['payment-link-sent'],
    fields: ['link'],
    factor: 'money',
    page: ({ params }) => serverRoutes.deskPaymentLink(postedId(params, 'link'), 'send'),
    seen: link,
    do: async (post, site) => {
      const { id, sentAt } = post.row;
      const told = await sendPaymentLink({ id, sentAt, staffId: post.staff.accountId }, site);
      return told === null
        ? CHANGED
        : redirectTold(serverRoutes.deskPaymentLink(id), { code: 'payment-link-sent', told: told.kind });
    },
  }),

  'payment-link-withdraw': deed({
    who: 'owner',
    audit: ['payment-link-withdrawn'],
    notices: ['payment-link-withdrawn'],
    fields: ['link'],
    factor: 'money',
    page: ({ params }) => serverRoutes.deskPaymentLink(postedId(params, 'link'), 'withdraw'),
    seen: link,
    do: async ({ row: { id }, staff }, site) => {
      const isDone = await withdrawPaymentLink({ id, staffId: staff.accountId }, site);
      return isDone
        ? redirectWithNotice(serverRoutes.deskPaymentLink(id), 'payment-link-withdrawn')
        : CHANGED;
    },
  }),
};

/** Null when the lead was erased meanwhile. */
async function findLeadId({ params }: DeskPost<'lead'>, { db }: Parameters<typeof addPaymentLink>[2]) {
  const lead = await db
    .selectFrom('leads')
    .select('id')
    .where('id', '=', postedId(params, 'lead'))
    .executeTakeFirst();
  return lead?.id ?? null;
}

function say(minor: number): string {
  return formatMoney({ minor, currency: 'USD' });
}
