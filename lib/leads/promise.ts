import { deskFigures } from '@/content/desk';
import { facts } from '@/content/facts';
import { closedDays } from '@/content/hours';
import { promotion } from '@/content/promotion';
import { site } from '@/content/site';
import { NEWSLETTER_FORM } from '@/lib/newsletter';
import { HOUR_MS } from '@/lib/site/time';
import {
  addBusinessTime,
  businessTimeBetween,
  isClosedDay,
  subtractBusinessTime,
  type BusinessHours,
} from './business-time';
import { expectsContact } from './topic';

/** What the pages promise to senders; the figures come from `content/`. */
export type PromiseRules = {
  promotionForm: string;
  /** Promotion leads, by the clock. */
  promotionHours: number;
  /** All others, in business time. */
  businessHours: number;
  calendar: BusinessHours;
};

/** The state of a lead's promise at `now`. `leftMs` is counted as promised, so it may be business time; negative is overdue. */
export type ReplyPromise = {
  kind: 'hours' | 'business-hours';
  hours: number;
  dueAt: number;
  leftMs: number;
  now: number;
};

/** The promise that a lead came with, or null when no one waits for us: list entries and the demo. */
export function promiseFor(lead: PromisedLead, rules: PromiseRules, now: number): ReplyPromise | null {
  const { formName, receivedAt } = lead;
  if (!expectsContact(lead)) return null;
  if (formName === rules.promotionForm) {
    const dueAt = receivedAt + rules.promotionHours * HOUR_MS;
    return { kind: 'hours', hours: rules.promotionHours, dueAt, leftMs: dueAt - now, now };
  }
  const dueAt = addBusinessTime(receivedAt, rules.businessHours * HOUR_MS, rules.calendar);
  const leftMs = businessTimeBetween(now, dueAt, rules.calendar);
  return { kind: 'business-hours', hours: rules.businessHours, dueAt, leftMs, now };
}

/** Who is overdue at `now`: unanswered leads received before these instants, by the forms that expect a contact. */
export function overdueSince(
  rules: PromiseRules,
  formNames: readonly string[],
  now: number,
): UnansweredLeads[] {
  const promised = formNames.filter(formName => expectsContact({ formName, fields: {} }));
  const others = subtractBusinessTime(now, rules.businessHours * HOUR_MS, rules.calendar);
  return promised.map(formName => ({
    formName,
    receivedBefore: formName === rules.promotionForm ? now - rules.promotionHours * HOUR_MS : others,
  }));
}

/** Everyone without an answer, promised or not: who only joined a list waits for nothing. */
export function allUnanswered(formNames: readonly string[], now: number): UnansweredLeads[] {
  return formNames
    .filter(formName => formName !== NEWSLETTER_FORM)
    .map(formName => ({ formName, receivedBefore: now + 1 }));
}

/** What the pages promise to anyone who writes to us: the desk counts by it, and the page of a request shows it. */
export const sitePromise: PromiseRules = {
  promotionForm: promotion.formName,
  promotionHours: promotion.contactWithinHours,
  businessHours: facts.support.emailReplyBusinessHours,
  calendar: {
    timeZone: site.timeZone,
    ...deskFigures.businessDay,
    isClosed: day => isClosedDay(day, closedDays),
  },
};

/** The unanswered leads of a form that came before an instant. */
export type UnansweredLeads = { formName: string; receivedBefore: number };

type PromisedLead = {
  formName: string;
  fields: Readonly<Record<string, string>>;
  receivedAt: number;
};
