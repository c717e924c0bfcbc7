import { promotion } from '@/content/promotion';
import { leadMails, leadMailsByForm, type LeadCopy } from '@/content/lead-mails';

export function leadCopy({ formName, isLate, isWaitingList }: LeadOccasion): LeadCopy {
  if (isWaitingList) return formName === promotion.formName ? leadMails.promotionFull : leadMails.waitingList;
  if (isLate) return leadMails.late;
  return BY_FORM.get(formName) ?? leadMails.other;
}

export type LeadOccasion = { formName: string; isLate: boolean; isWaitingList: boolean };

const BY_FORM = new Map<string, LeadCopy>(Object.entries(leadMailsByForm));
