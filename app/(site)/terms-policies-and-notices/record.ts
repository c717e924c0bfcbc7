import { latestDay, type ListedPage } from '@/app/(site)/page-record';
import { policyPages } from '@/content/policy-pages';
import { readPolicies, type Policy } from '@/lib/documents/read-documents';
import { routes } from '@/lib/site/routes';

export const page: ListedPage = {
  path: routes.policies(),
  title: policyPages.index.title,
  description: policyPages.index.description,
  get changed() {
    return latestDay(['2026-11-25', ...readPolicies().map(policyDay)]);
  },
  search: { keywords: 'legal, rules, small print' },
  poster: ['closing', policyPages.index.heading, 'snow'],
};

/** The day of a policy's last change; a policy says its days itself. */
export function policyDay({ effective, changes }: Policy): string {
  return latestDay([effective, ...changes.map(({ date }) => date)]);
}
