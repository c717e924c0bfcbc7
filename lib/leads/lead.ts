import type { Suspicion } from '@/lib/site/security/suspicion';
import type { Fields, LeadFormName } from '@/lib/forms';

/** A form post as it is stored. */
export type Lead = {
  id: string;
  /** The same submission, sent again, has the same one: the store holds it once. */
  submissionId: string;
  formName: LeadFormName;
  /** Epoch milliseconds. */
  receivedAt: number;
  name: string | null;
  email: string | null;
  /** What was filled in, by field name, in the form's order. */
  fields: Fields;
  /** Why it may be spam; empty for an unsuspicious lead. */
  quarantineReasons: readonly Suspicion[];
  /** True for a promotion lead that came after the promotion's end. */
  isLate: boolean;
};

/** Whether mails of the lead are held back until a person has looked at it. */
export function isQuarantined({ quarantineReasons }: Pick<Lead, 'quarantineReasons'>): boolean {
  return quarantineReasonsOf(quarantineReasons).length > 0;
}

/** Those of `reasons` that hold a lead's mails back. Speed alone is only a mark: browsers fill forms in a second. */
export function quarantineReasonsOf(reasons: readonly Suspicion[]): Suspicion[] {
  return reasons.filter(reason => reason !== 'too_fast');
}
