import { forms } from '@/content/forms';
import { leadReplies, otherThanks, type LeadReply } from '@/content/lead-replies';
import { type Fields, type FormTexts, LEAD_FORM_NAMES, type LeadFormName } from '@/lib/forms';

/**
 * What a visitor reads whose lead is stored. Mostly its form's own words; a late promotion lead, and a submission that
 * asks for something of its own, get others, so no message is untrue.
 */
export function chooseThanks(
  { formName, isLate, fields }: StoredLead,
  { forms, messages }: FormTexts,
): Thanks {
  const { success, successWhen } = forms[formName];
  if (isLate) return { key: `${formName}-late`, message: messages.lateSuccess };
  if (successWhen && fields[successWhen.field] === successWhen.value)
    return { key: `${formName}-${successWhen.value}`, message: successWhen.message };
  return { key: formName, message: success.message };
}

export type StoredLead = { formName: LeadFormName; isLate: boolean; fields: Fields };

/** `key` names the page under `/thanks`, and the panel of a page that holds several. */
type Thanks = { key: string; message: string };

/** The pages under `/thanks`, by key. */
export const thanksPages: ReadonlyMap<string, ThanksPage> = new Map<string, ThanksPage>([
  ...LEAD_FORM_NAMES.map(name => [name, ownThanks(name)] as const),
  ...Object.entries(otherThanks),
]);

function ownThanks(name: LeadFormName): ThanksPage {
  return { ...forms[name].success, nextSteps: leadReplies[name].nextSteps };
}

type ThanksPage = { title: string; message: string } & Pick<LeadReply, 'nextSteps'>;
