import type { Person } from '@/content/person';
import { isSample } from '@/content/provenance';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { organizationId, type JsonLdNode } from '@/lib/seo/json-ld';
import { routes } from '@/lib/site/routes';

/** The team as structured data: name, job and employer, as the page shows them. People we invented are left out. */
export function personNodes(people: readonly Person[]): JsonLdNode[] {
  return people
    .filter(person => !isSample(person))
    .map(({ id, name, role }) => ({
      '@type': 'Person',
      '@id': `${absoluteUrl(routes.team())}#person-${id}`,
      name,
      jobTitle: role,
      worksFor: { '@id': organizationId() },
    }));
}
