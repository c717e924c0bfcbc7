import { deskFigures } from '@/content/desk';
import { facts } from '@/content/facts';
import { closedDays } from '@/content/hours';
import { promotion } from '@/content/promotion';
import { site } from '@/content/site';
import { isClosedDay } from '@/lib/desk/federal-holidays';
import type { PromiseRules } from '@/lib/desk/reply-promise';

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
