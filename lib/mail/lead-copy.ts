import { promotion } from '@/content/promotion';
import { leadMails, leadMailsByForm } from '@/content/lead-mails';

/** What a visitor reads after sending a form: what we have, and what happens next. */
export type LeadCopy = {
  subject: string;
  heading: string;
  intro: string;
  steps: readonly string[];
  link: { label: string; path: string } | null;
};

export function leadCopy({ formName, isLate, isWaitingList }: LeadOccasion): LeadCopy {
  if (isWaitingList) return formName === promotion.formName ? leadMails.promotionFull : leadMails.waitingList;
  if (isLate) return leadMails.late;
  return BY_FORM.get(formName) ?? leadMails.other;
}

export type LeadOccasion = { formName: string; isLate: boolean; isWaitingList: boolean };

const BY_FORM = new Map<string, LeadCopy>(Object.entries(leadMailsByForm));
