import { createHash } from 'node:crypto';
import { MINUTE_MS } from '@/lib/site/time';
import type { Suspicion } from '@/lib/site/security/suspicion';
import type { LeadSubmission } from '@/lib/forms';

/** The id to store a submission under, and all those under which the same one may be stored already. */
type SubmissionIds = { own: string; known: readonly string[] };

/**
 * A submission is a repeat when its page's id and its text are the same: a corrected text never is. A post without an id
 * (no scripts, third parties) repeats an equal one of this or the previous ten minutes. One that `quarantinedFor` marks can
 * repeat an equal unmarked one, never the reverse: no robot or other site can block a person's text in advance.
 */
export function submissionIdsOf(
  submission: LeadSubmission,
  { quarantinedFor, now }: { quarantinedFor: readonly Suspicion[]; now: number },
): SubmissionIds {
  const unmarked = idsOfText(submission, [], now);
  if (quarantinedFor.length === 0) return unmarked;
  const marked = idsOfText(submission, quarantinedFor, now);
  return { own: marked.own, known: [...marked.known, ...unmarked.known] };
}

function idsOfText(
  { formName, fields, submissionId }: LeadSubmission,
  marks: readonly Suspicion[],
  now: number,
): SubmissionIds {
  const content = digest([...marks, formName, ...Object.entries(fields).flat()]);
  if (submissionId !== null) {
    const own = `${submissionId}.${content}`;
    return { own, known: [own] };
  }
  const bucket = Math.floor(now / SAME_TEXT_WINDOW_MS);
  const own = `text.${content}.${bucket}`;
  return { own, known: [own, `text.${content}.${bucket - 1}`] };
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

const SAME_TEXT_WINDOW_MS = 10 * MINUTE_MS;
