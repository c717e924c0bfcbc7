import type { DeedLine } from '@/content/audit';
import type { NoticeCode, UntoldOf } from '@/content/desk';
import type { Deed, FormSchema } from './deed';

const matters = {
  billing: () => import('./billing/deeds'),
  checkups: () => import('./checkups/deeds'),
  content: () => import('./content/deeds'),
  enter: () => import('./enter/deeds'),
  exportedInvoices: () => import('./billing/export.deeds'),
  exportedLeads: () => import('./leads/export.deeds'),
  exportedOrders: () => import('./orders/export.deeds'),
  exportedPayments: () => import('./payments/export.deeds'),
  exportedReaders: () => import('./newsletter/export.deeds'),
  followUp: () => import('./leads/follow-up.deeds'),
  questions: () => import('./questions/deeds'),
  integrations: () => import('./integrations/deeds'),
  leads: () => import('./leads/deeds'),
  links: () => import('./payments/links.deeds'),
  mail: () => import('./mail/deeds'),
  newsletter: () => import('./newsletter/deeds'),
  orders: () => import('./orders/deeds'),
  payments: () => import('./payments/deeds'),
  person: () => import('./person/deeds'),
  promotion: () => import('./promotion/deeds'),
  refunds: () => import('./orders/refunds.deeds'),
  replies: () => import('./leads/replies.deeds'),
  reports: () => import('./reports/deeds'),
  rules: () => import('./payments/rules.deeds'),
  staff: () => import('./staff/deeds'),
};

/**
 * The register of the desk's deeds: where each one stands, by its name. A post loads its own matter alone. A name that is
 * missing here, or that stands at another matter, does not compile.
 */
export const DEEDS: Register<Unwritten, Unsaid> = {
  enter: matters.enter,
  enroll: matters.enter,
  'factor-codes': matters.enter,

  'lead-status': matters.leads,
  'lead-note': matters.leads,
  'lead-release': matters.leads,
  'leads-spam': matters.leads,
  'call-cancel': matters.leads,
  'checkup-delete': matters.checkups,
  'lead-follow-up': matters.followUp,
  'lead-reply': matters.replies,
  'lead-answer': matters.replies,
  'lead-answer-read': matters.replies,

  'order-capture': matters.orders,
  'order-check': matters.orders,
  'reversal-settle': matters.orders,
  'dispute-settle': matters.orders,
  'order-refund': matters.refunds,
  'payment-attach': matters.payments,
  'payment-settle': matters.payments,
  'payment-rule-add': matters.rules,
  'payment-rule-remove': matters.rules,
  'payment-link-add': matters.links,
  'payment-link-send': matters.links,
  'payment-link-withdraw': matters.links,

  'billing-begin': matters.billing,
  'billing-change': matters.billing,
  'billing-credit': matters.billing,
  'billing-step': matters.billing,
  'billing-automatic-off': matters.billing,
  'invoice-hold': matters.billing,
  'invoice-send': matters.billing,
  'invoice-void': matters.billing,

  'mail-again': matters.mail,
  'mail-settle': matters.mail,
  'place-take': matters.promotion,
  'place-give-back': matters.promotion,

  'person-find': matters.person,
  'person-sign-out': matters.person,
  'person-export': matters.person,
  'person-erase': matters.person,

  'staff-invite': matters.staff,
  'staff-change': matters.staff,
  'staff-reset-factor': matters.staff,
  'staff-remove': matters.staff,

  'question-answer': matters.questions,

  'content-save': matters.content,
  'content-drop': matters.content,
  'release-make': matters.content,
  'release-publish': matters.content,
  'preview-show': matters.content,
  'preview-end': matters.content,

  'integration-add': matters.integrations,
  'integration-on': matters.integrations,
  'integration-show': matters.integrations,
  'integration-remove': matters.integrations,
  'webhook-test': matters.integrations,
  'webhook-again': matters.integrations,

  'issue-save': matters.newsletter,
  'issue-test': matters.newsletter,
  'issue-send': matters.newsletter,
  'issue-delete': matters.newsletter,

  'leads-export': matters.exportedLeads,
  'orders-export': matters.exportedOrders,
  'ledger-export': matters.exportedOrders,
  'payments-export': matters.exportedPayments,
  'invoices-export': matters.exportedInvoices,
  'subscribers-export': matters.exportedReaders,
  'report-export': matters.reports,
};

type Matter = (typeof matters)[keyof typeof matters];

/** Words that no deed writes or says ask for an entry that cannot be. */
type Register<Line extends string, Code extends string> = Readonly<
  { [Name in DeskAction]: Extract<Matter, HasDeed<Name>> } & Record<Line, never> & Record<Code, never>
>;
type HasDeed<Name extends string> = () => Promise<{ deeds: Record<Name, Deed> }>;

/** What staff can do at the desk; each is posted to its own address. */
export type DeskAction = NamesOf<Matter>;
type NamesOf<M> = M extends () => Promise<{ deeds: infer Deeds }> ? keyof Deeds : never;

type Unwritten = Exclude<DeedLine, Listed<Matter, 'audit'>>;
type Unsaid = Exclude<NoticeCode, Said | UntoldOf<Said>>;
type Said = Extract<Listed<Matter, 'notices'>, NoticeCode>;
type Listed<M, Key extends string> = M extends () => Promise<{ deeds: infer Deeds }>
  ? {
      [Name in keyof Deeds]: Deeds[Name] extends { [K in Key]: infer List } ? ElementOf<List> : never;
    }[keyof Deeds]
  : never;
type ElementOf<List> = List extends readonly (infer Element)[] ? Element : never;

/** What staff type into the form of a deed; never where nothing is typed. */
export type FormOf<Name extends DeskAction> = Name extends DeskAction ? FormIn<Matter, Name> : never;
type FormIn<M, Name extends string> = M extends () => Promise<{
  deeds: Record<Name, { form: (...post: never[]) => Promise<infer Form> }>;
}>
  ? Exclude<Form, null>
  : never;

/** The names of the fields of a deed's form: what it is about, and what is typed. */
export type FieldOf<Name extends DeskAction> = Name extends DeskAction
  ? FieldsIn<Matter, Name> | TypedOf<FormOf<Name>>
  : never;
type TypedOf<Form> = Form extends FormSchema ? keyof Form['shape'] & string : never;
type FieldsIn<M, Name extends string> = M extends () => Promise<{
  deeds: Record<Name, { fields: readonly (infer Field extends string)[] }>;
}>
  ? Field
  : never;

/** The version that the form of a deed is opened with; never for one that overwrites nothing. */
export type VersionOf<Name extends DeskAction> = Name extends DeskAction ? DeedOf<Matter, Name> : never;
type DeedOf<M, Name extends string> = M extends () => Promise<{ deeds: Record<Name, Deed<infer State>> }>
  ? State
  : never;

/** The deed of a name, which loads its matter; null for a name that is none. */
export async function findDeed(name: string): Promise<Deed | null> {
  if (!isDeskAction(name)) return null;
  const { deeds }: { deeds: Readonly<Record<string, Deed>> } = await DEEDS[name]();
  return deeds[name] ?? null;
}

function isDeskAction(name: string): name is DeskAction {
  return Object.hasOwn(DEEDS, name);
}
