import { nameOf } from '@/lib/site/text';
import { takeDispute, type TakeDisputeDeps } from '../take-dispute';
import { reasonOf } from './read-transactions';

/**
 * Records each dispute that PayPal lists as open, in case the message about it was lost: Transaction Search does not
 * show them. Returns why some could not be read, which it reports, or null.
 */
export async function takeOpenDisputes(deps: TakeDisputeDeps): Promise<string | null> {
  const { disputeIds, failure } = await listAll(deps);
  let problem = failure;
  for (const disputeId of disputeIds) {
    try {
      const outcome = await takeDispute({ disputeId, source: 'comparison' }, deps);
      if (outcome.kind === 'postponed') problem = outcome.reason;
    } catch (error) {
      problem = nameOf(error);
    }
  }
  if (problem !== null) deps.report('error', 'comparison_failed', { reason: `disputes: ${problem}` });
  return problem;
}

async function listAll({ gateway }: TakeDisputeDeps): Promise<Listed> {
  const disputeIds: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await gateway.listOpenDisputes({ after, timeoutMs: TIMEOUT_MS });
    if (answer.kind !== 'page') return { disputeIds, failure: reasonOf(answer) };
    disputeIds.push(...answer.disputeIds);
    if (answer.next === null) return { disputeIds, failure: null };
    after = answer.next;
  }
  return { disputeIds, failure: 'more pages than can be read' };
}

/** 50 disputes each. */
const MAX_PAGES = 20;
const TIMEOUT_MS = 20_000;

type Listed = { disputeIds: string[]; failure: string | null };
