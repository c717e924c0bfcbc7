import { formMessages as messages, forms } from '@/content/forms';
import { chooseThanks } from '@/lib/leads/choose-thanks';
import type { LeadFormName } from '@/lib/leads/form-definition';
import { sitePromotionRule } from '@/lib/promotion/promotion-rule';
import { isLateAt } from '@/lib/promotion/promotion-window';

/**
 * What the site says when it has the form: whatever the browser's clock shows, the server judges by its own whether the
 * promotion is over.
 */
export function expectedThanks(formName: LeadFormName): { key: string; message: string } {
  const rule = sitePromotionRule({ PROMOTION_START: null, PROMOTION_END: null });
  const isLate = formName === 'christmas-in-july-form' && isLateAt(rule, Date.now());
  return chooseThanks({ formName, isLate, fields: {} }, { forms, messages });
}
