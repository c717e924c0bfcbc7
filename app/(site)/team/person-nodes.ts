import { absoluteUrl } from '@/lib/seo/absolute-url';
import { organizationId, type JsonLdNode } from '@/lib/seo/json-ld';
import { routes } from '@/lib/routes';

/** The team as structured data: name, job and employer, as the page shows them. */
export function personNodes(
  people: readonly { portrait: string; name: string; role: string }[],
): JsonLdNode[] {
  return people.map(({ portrait, name, role }) => ({
    '@type': 'Person',
    '@id': `${absoluteUrl(routes.team())}#${portrait}`,
    name,
    jobTitle: role,
    worksFor: { '@id': organizationId() },
  }));
}
