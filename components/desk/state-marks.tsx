import type { DeskWords } from '@/content/desk';
import type { DeskLead } from '@/lib/desk/desk-lead';
import type { DeskMail } from '@/lib/desk/mails';
import type { DeskOrder } from '@/lib/desk/orders.sql';
import { Mark, type MarkTone } from './mark';

export function LeadMark({ lead, words }: { lead: DeskLead; words: DeskWords }) {
  if (lead.isQuarantined) return <Mark tone="bad">{words.leads.held}</Mark>;
  return <Mark tone={LEAD_TONES[lead.status]}>{words.statuses[lead.status]}</Mark>;
}

/** A sign-up for the newsletter has no status of a lead: its reader is on the list, or not. */
export function SignUpMark({ isReader, words }: { isReader: boolean; words: DeskWords }) {
  const { reader, noReader } = words.leads;
  return <Mark tone={isReader ? 'good' : 'calm'}>{isReader ? reader : noReader}</Mark>;
}

export function OrderMark({ state, refundedMinor = 0, words }: OrderMarkProps) {
  if (isPartRefunded({ state, refundedMinor })) return <Mark tone="open">{words.orders.partRefunded}</Mark>;
  return <Mark tone={ORDER_TONES[state]}>{words.orderStates[state]}</Mark>;
}

/** Paid, and some of it went back. */
export function isPartRefunded({
  state,
  refundedMinor,
}: Pick<DeskOrder, 'state' | 'refundedMinor'>): boolean {
  return state === 'paid' && refundedMinor > 0;
}

type OrderMarkProps = { state: DeskOrder['state']; refundedMinor?: number; words: DeskWords };

export function MailMark({ state, words }: { state: DeskMail['state']; words: DeskWords }) {
  return <Mark tone={MAIL_TONES[state]}>{words.mailStates[state]}</Mark>;
}

const LEAD_TONES = {
  new: 'open',
  working: 'open',
  contacted: 'calm',
  won: 'good',
  lost: 'over',
  spam: 'over',
} as const satisfies Record<DeskLead['status'], MarkTone>;

const ORDER_TONES = {
  creating: 'calm',
  awaiting_approval: 'calm',
  awaiting_confirmation: 'open',
  capturing: 'calm',
  paid: 'good',
  pending: 'open',
  declined: 'over',
  cancelled: 'over',
  expired: 'over',
  refunded: 'over',
  disputed: 'bad',
  reversed: 'bad',
  attention: 'bad',
} as const satisfies Record<DeskOrder['state'], MarkTone>;

const MAIL_TONES = {
  queued: 'calm',
  sending: 'calm',
  sent: 'good',
  delivered: 'good',
  bounced: 'bad',
  complained: 'bad',
  failed: 'bad',
} as const satisfies Record<DeskMail['state'], MarkTone>;
