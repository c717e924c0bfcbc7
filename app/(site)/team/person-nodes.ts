import { absoluteUrl } from '@/lib/seo/absolute-url';
import { organizationId, type JsonLdNode } from '@/lib/seo/json-ld';
import { isSample, type Sourced } from '@/content/provenance';
import { routes } from '@/lib/routes';

/** The team as structured data: name, job and employer, as the page shows them. People we invented are left out. */
export function personNodes(
  people: readonly (Sourced & { portrait: string; name: string; role: string })[],
): JsonLdNode[] {
  return people
    .filter(person => !isSample(person))
    .map(({ portrait, name, role }) => ({
      '@type': 'Person',
      '@id': `${absoluteUrl(routes.team())}#${portrait}`,
      name,
      jobTitle: role,
      worksFor: { '@id': organizationId() },
    }));
}
