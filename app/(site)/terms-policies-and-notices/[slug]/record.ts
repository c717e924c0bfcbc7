import type { ListedPage } from '@/app/(site)/page-record';
import { readPolicies, type Policy } from '@/lib/documents/read-documents';
import { routes } from '@/lib/site/routes';
import { page as index, policyDay } from '../record';

export function pageOf(policy: Policy): ListedPage {
  const { slug, title, description } = policy;
  return { path: routes.policy(slug), title, description, changed: policyDay(policy), poster: index.poster };
}

export function pages(): ListedPage[] {
  return readPolicies().map(pageOf);
}
