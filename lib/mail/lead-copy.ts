import { leadReplies, otherConfirmations, type LeadCopy, type LeadReply } from '@/content/lead-replies';
import { promotion } from '@/content/promotion';

/** What the confirmation of a lead says: we have it, and what happens next. */
export function leadCopy({ formName, isLate, isWaitingList }: LeadOccasion): LeadCopy {
  if (isWaitingList)
    return formName === promotion.formName
      ? otherConfirmations.promotionFull
      : otherConfirmations.waitingList;
  if (isLate) return otherConfirmations.late;
  return BY_FORM.get(formName)?.email ?? otherConfirmations.other;
}

export type LeadOccasion = { formName: string; isLate: boolean; isWaitingList: boolean };

const BY_FORM = new Map<string, LeadReply>(Object.entries(leadReplies));
