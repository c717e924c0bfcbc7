import { absoluteUrl } from '@/lib/seo/absolute-url';
import { organizationId, type JsonLdNode } from '@/lib/seo/json-ld';
import { routes } from '@/lib/site/routes';

/** A project as structured data. No results in it: they are the client's own figures. */
export function projectNode({
  id,
  title,
  description,
}: Record<'id' | 'title' | 'description', string>): JsonLdNode {
  const url = absoluteUrl(routes.project(id));
  return {
    '@type': 'CreativeWork',
    '@id': `${url}#project`,
    name: `Website of ${title}`,
    description,
    url,
    creator: { '@id': organizationId() },
    inLanguage: 'en-US',
  };
}
