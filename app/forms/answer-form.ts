import { readFormPost, refuseForm } from '@/lib/forms';
import type { Site } from '@/lib/site/site';

/**
 * Answers every form of `POST /`: each post is read once, and the feature that the form belongs to does the rest. It is
 * loaded for its own posts alone: a sign-in needs nothing of leads, and a lead nothing of accounts.
 */
export async function answerForm(request: Request, site: Site): Promise<Response> {
  const post = await readFormPost(request, site);
  if (post.kind === 'lead') return (await import('@/lib/leads/submit')).answerLead(post, request, site);
  if (post.kind === 'account')
    return (await import('@/lib/accounts/form')).answerAccountForm(post, request, site);
  if (post.kind === 'checkup')
    return (await import('@/lib/checkup/start')).answerCheckup(post, request, site);
  return refuseForm(post, request, site);
}
