import type { FactorPurpose } from '@/lib/site/db/tables';
import { serverRoutes, type DeskAction } from '@/lib/site/routes';
import { LEAD_FORMS } from './leads.sql';
import { listAddress, parseLeadFilter, parseOrderFilter, toLeadParams, toOrderParams } from './lists';
import { postedId } from './reply';

/**
 * Who may do what at the desk, and what the second factor is asked for first. Wherever money, prices, recipients, other
 * people's addresses or secrets are concerned there is a purpose, so an open session alone is not enough. The code is asked
 * for before anything of the post is read; `page` comes back then with what was typed. A deed without a purpose says why.
 */
type Deed = { who: 'staff' | 'owner' } & (
  | { factor: FactorPurpose; page: (params: URLSearchParams) => string }
  | { factor: 'none'; because: string }
);

/** Staff who are no owner may do it. */
const staff = { who: 'staff' } as const;
const owner = { who: 'owner' } as const;

const orderPage = (params: URLSearchParams) => {
  const id = postedId(params, 'order');
  return id === '' ? serverRoutes.deskOrders() : serverRoutes.deskOrder(id);
};
const ordersPage = (params: URLSearchParams) =>
  listAddress(serverRoutes.deskOrders(), toOrderParams(parseOrderFilter(params)), null);
const planPage = (params: URLSearchParams) => serverRoutes.deskBilling(postedId(params, 'subscription'));
const personPage = (params: URLSearchParams) => serverRoutes.deskPerson(params.get('of') ?? '');
const linksPage = (params: URLSearchParams) => serverRoutes.deskPaymentLinks(postedId(params, 'lead'));

const ON_A_LEAD = {
  factor: 'none',
  because: 'It changes one lead, is in its history and can be undone.',
} as const;
const MONEY_OF_ORDER = { factor: 'money', page: orderPage } as const;
const MONEY_OF_PLAN = { factor: 'money', page: planPage } as const;
const MONEY_OF_LINK = { factor: 'money', page: linksPage } as const;
const UNKNOWN_MONEY = { factor: 'money', page: serverRoutes.deskPayments } as const;
const STAFF_ACCOUNTS = { factor: 'staff', page: serverRoutes.deskStaff } as const;
const TOOLS = { factor: 'export', page: serverRoutes.deskIntegrations } as const;

export const DEEDS = {
  enter: { ...staff, factor: 'none', because: 'It is the code that lets staff in.' },
  enroll: { ...staff, factor: 'none', because: 'It sets the second factor up, with its first code.' },
  'factor-codes': { ...staff, factor: 'codes', page: serverRoutes.deskFactor },

  'lead-status': { ...staff, ...ON_A_LEAD },
  'lead-note': { ...staff, ...ON_A_LEAD },
  'lead-reply': {
    ...staff,
    factor: 'none',
    because: 'It goes to the address that the lead itself gave, which the desk cannot change.',
  },
  'lead-answer': { ...staff, ...ON_A_LEAD },
  'lead-answer-read': { ...staff, ...ON_A_LEAD },
  'lead-follow-up': { ...staff, ...ON_A_LEAD },
  'lead-release': { ...staff, ...ON_A_LEAD },
  'leads-spam': { ...staff, ...ON_A_LEAD },
  'call-cancel': { ...staff, factor: 'none', because: 'It tells the lead alone, who can book again.' },
  'leads-export': {
    ...owner,
    factor: 'export',
    page: params =>
      listAddress(serverRoutes.deskLeads(), toLeadParams(parseLeadFilter(params, LEAD_FORMS)), null),
  },

  'order-capture': { ...owner, ...MONEY_OF_ORDER },
  'order-refund': { ...owner, ...MONEY_OF_ORDER },
  'order-check': { ...staff, factor: 'none', because: 'It only asks PayPal what became of the payment.' },
  'reversal-settle': { ...staff, ...MONEY_OF_ORDER },
  'dispute-settle': {
    ...staff,
    factor: 'none',
    because: 'It puts a reminder away. PayPal has decided, and no sum changes.',
  },
  'orders-export': { ...owner, factor: 'export', page: ordersPage },
  'payment-attach': { ...staff, ...UNKNOWN_MONEY },
  'payment-settle': { ...staff, ...UNKNOWN_MONEY },
  'payment-rule-add': { ...owner, ...UNKNOWN_MONEY },
  'payment-rule-remove': { ...owner, ...UNKNOWN_MONEY },
  'payments-export': { ...owner, factor: 'export', page: serverRoutes.deskPayments },
  'ledger-export': { ...owner, factor: 'export', page: ordersPage },
  'payment-link-add': { ...owner, ...MONEY_OF_LINK },
  'payment-link-send': { ...owner, ...MONEY_OF_LINK },
  'payment-link-withdraw': { ...owner, ...MONEY_OF_LINK },

  'billing-begin': { ...staff, ...MONEY_OF_PLAN },
  'billing-change': { ...owner, ...MONEY_OF_PLAN },
  'billing-credit': { ...owner, ...MONEY_OF_PLAN },
  'billing-step': { ...staff, ...MONEY_OF_PLAN },
  'billing-automatic-off': { ...staff, ...MONEY_OF_PLAN },
  'invoice-hold': { ...staff, ...MONEY_OF_PLAN },
  'invoice-send': {
    ...staff,
    factor: 'none',
    because: 'It goes to the address of the plan, and changing that address asks.',
  },
  'invoice-void': { ...owner, ...MONEY_OF_PLAN },
  'invoices-export': { ...owner, factor: 'export', page: () => serverRoutes.deskBilling() },

  'mail-again': { ...staff, factor: 'none', because: 'The same email goes to the same address.' },
  'mail-settle': {
    ...staff,
    factor: 'none',
    because: 'It puts a reminder away. Nothing is sent or deleted.',
  },
  'place-take': { ...staff, factor: 'none', because: 'It counts a sale. No price and no money changes.' },
  'place-give-back': { ...staff, factor: 'none', because: 'It takes that count back.' },
  'report-export': { ...staff, factor: 'none', because: 'Its numbers name no one.' },

  'person-find': {
    ...staff,
    factor: 'none',
    because: 'Someone who calls has to be found. Each look is in the audit.',
  },
  'person-sign-out': {
    ...staff,
    factor: 'none',
    because: 'It ends access and gives none, such as after a lost phone.',
  },
  'person-export': { ...owner, factor: 'export', page: personPage },
  'person-erase': { ...owner, factor: 'erase', page: personPage },

  'staff-invite': { ...owner, ...STAFF_ACCOUNTS },
  'staff-change': { ...owner, ...STAFF_ACCOUNTS },
  'staff-reset-factor': { ...owner, ...STAFF_ACCOUNTS },
  'staff-remove': { ...owner, ...STAFF_ACCOUNTS },

  'content-save': {
    ...owner,
    factor: 'none',
    because: 'A draft changes nothing. Building and publishing it ask.',
  },
  'content-drop': { ...owner, factor: 'none', because: 'A draft is not on the website.' },
  'release-make': { ...owner, factor: 'money', page: () => serverRoutes.deskContent() },
  'release-publish': {
    ...owner,
    factor: 'money',
    page: params => serverRoutes.deskRelease(postedId(params, 'release')),
  },
  'preview-show': { ...owner, factor: 'none', because: 'Only this browser sees it, and building it asked.' },
  'preview-end': { ...staff, factor: 'none', because: 'It ends what this browser sees.' },

  'integration-add': { ...owner, ...TOOLS },
  'integration-on': { ...owner, ...TOOLS },
  'integration-show': { ...owner, ...TOOLS },
  'integration-remove': {
    ...owner,
    factor: 'none',
    because: 'A key that leaked has to stop at once. It gives nothing away.',
  },
  'webhook-test': {
    ...owner,
    factor: 'none',
    because: 'It says nothing, to a target that the code confirmed.',
  },
  'webhook-again': {
    ...owner,
    factor: 'none',
    because: 'The same event goes to the target that the code confirmed.',
  },

  'subscribers-export': { ...owner, factor: 'export', page: serverRoutes.deskNewsletter },
  'issue-save': { ...staff, factor: 'none', because: 'A draft reaches no one.' },
  'issue-test': { ...staff, factor: 'none', because: 'It goes to the address of the person who asks.' },
  'issue-send': {
    ...staff,
    factor: 'export',
    page: params => serverRoutes.deskIssue(postedId(params, 'issue')),
  },
  'issue-delete': { ...staff, factor: 'none', because: 'Only a draft can be deleted.' },
} as const satisfies Record<DeskAction, Deed>;

/** What someone who is no owner reads in the place of what only owners do. */
export const OWNERS_ONLY =
  'Only an owner of the desk can move money, download, erase, or decide who works here. Ask one of them.';
