import { billingFigures, creditReasons } from '@/content/billing';
import { confirmFactor } from '@/lib/accounts';
import {
  beginSubscription,
  creditSubscription,
  endAutomatic,
  holdInvoice,
  isStaffStep,
  listInvoicePages,
  repriceSubscription,
  stepSubscription,
  voidInvoice,
  type DeskInvoice,
  type StaffOutcome,
} from '@/lib/billing';
import { parseEmailAddress } from '@/lib/site/email-address';
import { toStoredAddress } from '@/lib/site/stored-address';
import { parseDecimal, toDecimal } from '@/lib/site/money';
import { serverRoutes } from '@/lib/site/routes';
import { insertAudit } from '@/lib/site/security/audit';
import { calendarDate } from '@/lib/site/time';
import { csvStream, type CsvColumn } from './csv';
import {
  comeBack,
  postedId,
  redirectWithNotice,
  refuseFactor,
  type DeskActions,
  type DeskPost,
  type DeskReply,
} from './reply';

export const billingActions = {
  'billing-begin': async (post, site) => {
    const on = calendarDate.safeParse(post.params.get('on') ?? '');
    if (!on.success) return comeBack(pageOf(post), { on: 'Enter the day on which the site went live.' });
    return reply(await beginSubscription({ ...whose(post), on: on.data }, site), post);
  },

  'billing-change': async (post, site) => {
    const { params } = post;
    const ids = [params.get('plan') ?? '', ...params.getAll('addOns')].filter(Boolean);
    const customerEmail = parseEmailAddress(params.get('email') ?? '');
    const tax = parseDecimal(params.get('tax') ?? '');
    const errors = {
      ...(ids.length === 0 ? { plan: 'Choose a plan or an add-on. To end it, use the steps below.' } : {}),
      ...(tax === null || tax > TAX_MAX ? { tax: 'Enter a percentage such as 8 or 8.25.' } : {}),
      ...(customerEmail === null ? { email: 'That is not an email address.' } : {}),
    };
    if (tax === null || customerEmail === null || Object.keys(errors).length > 0)
      return comeBack(pageOf(post), errors);
    const change = {
      ...whose(post),
      ids,
      taxBasisPoints: tax,
      customerEmail: toStoredAddress(customerEmail),
    };
    return reply(await repriceSubscription(change, site), post);
  },

  'billing-credit': async (post, site) => {
    const reason = post.params.get('reason') ?? '';
    const minor = parseDecimal(post.params.get('amount') ?? '');
    const isAmount = minor !== null && minor > 0 && minor <= billingFigures.creditMax;
    const errors = {
      ...(isCreditReason(reason) ? {} : { reason: 'Choose a reason.' }),
      ...(isAmount ? {} : { amount: 'Enter an amount such as 9.90.' }),
    };
    if (!isAmount || !isCreditReason(reason)) return comeBack(pageOf(post), errors);
    const factor = await confirmFactor({ ...post, purpose: 'money' }, site);
    if (factor.kind !== 'confirmed') return refuseFactor(factor, pageOf(post));
    return reply(await creditSubscription({ ...whose(post), reason, minor }, site), post);
  },

  'billing-step': async (post, site) => {
    const step = post.params.get('step') ?? '';
    if (!isStaffStep(step)) return redirectWithNotice(pageOf(post), 'billing-changed');
    return reply(await stepSubscription({ ...whose(post), step }, site), post);
  },

  /** In the name of a customer who called or wrote. */
  'billing-automatic-off': async (post, site) => {
    const { id: subscriptionId, staffId } = whose(post);
    const isDone = await endAutomatic({ subscriptionId, staffId }, site);
    return reply(isDone ? 'done' : 'changed', post);
  },

  'invoice-hold': async (post, site) => {
    const isHeld = post.params.get('hold') === 'yes';
    return reply(
      await holdInvoice({ ...whose(post), id: postedId(post.params, 'invoice'), isHeld }, site),
      post,
    );
  },

  'invoice-void': async (post, site) => {
    const factor = await confirmFactor({ ...post, purpose: 'money' }, site);
    if (factor.kind !== 'confirmed') return refuseFactor(factor, pageOf(post));
    return reply(await voidInvoice({ ...whose(post), id: postedId(post.params, 'invoice') }, site), post);
  },

  /** All invoices, for the bookkeeper. */
  'invoices-export': async (post, site) => {
    const factor = await confirmFactor({ ...post, purpose: 'export' }, site);
    if (factor.kind !== 'confirmed') return refuseFactor(factor, serverRoutes.deskBilling());
    const note = { actorId: post.staff.accountId, action: 'invoices-exported', detail: 'all' } as const;
    await insertAudit(site.db, note, site);
    const day = new Date(site.now()).toISOString().slice(0, 'YYYY-MM-DD'.length);
    const isForExcel = post.params.get('excel') === 'true';
    const body = csvStream({ columns: INVOICE_COLUMNS, pages: listInvoicePages(site), isForExcel });
    return {
      kind: 'file',
      name: `invoices-${day}.csv`,
      type: 'text/csv; charset=utf-8; header=present',
      body,
    };
  },
} satisfies DeskActions;

function whose({ params, staff }: DeskPost): { id: string; staffId: string } {
  return { id: postedId(params, 'subscription'), staffId: staff.accountId };
}

function pageOf({ params }: DeskPost): string {
  return serverRoutes.deskBilling(postedId(params, 'subscription'));
}

function reply(outcome: StaffOutcome, post: DeskPost): DeskReply {
  if (outcome === 'gone') return redirectWithNotice(serverRoutes.deskBilling(), 'billing-gone');
  return redirectWithNotice(pageOf(post), `billing-${outcome}`);
}

function isCreditReason(code: string): code is keyof typeof creditReasons {
  return Object.hasOwn(creditReasons, code);
}

/** Hundredths of a percent, as `parseDecimal` reads a percentage. */
const TAX_MAX = 2_500;

const INVOICE_COLUMNS: readonly CsvColumn<DeskInvoice>[] = [
  { name: 'number', valueOf: invoice => invoice.number },
  { name: 'issued', valueOf: invoice => invoice.issuedOn },
  { name: 'due', valueOf: invoice => invoice.dueOn },
  { name: 'from', valueOf: invoice => invoice.fromOn },
  { name: 'until', valueOf: invoice => invoice.untilOn },
  { name: 'state', valueOf: invoice => invoice.state },
  { name: 'lines', valueOf: ({ lines }) => lines.map(({ label }) => label).join('; ') },
  { name: 'total', valueOf: invoice => toDecimal(invoice.totalMinor) },
  { name: 'currency', valueOf: invoice => invoice.currency },
  { name: 'daysPastDue', valueOf: ({ standing }) => standing.pastDays },
  { name: 'lateFee', valueOf: ({ standing }) => toDecimal(standing.feeMinor) },
  {
    name: 'paid',
    valueOf: ({ paidAt }) => (paidAt === null ? null : new Date(paidAt).toISOString()),
  },
  { name: 'order', valueOf: invoice => invoice.orderId },
  { name: 'customer', valueOf: invoice => invoice.customerName },
  { name: 'email', valueOf: invoice => invoice.customerEmail },
];
