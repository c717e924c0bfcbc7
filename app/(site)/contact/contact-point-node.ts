import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { openingHoursNode, type JsonLdNode } from '@/lib/seo/json-ld';
import { routes } from '@/lib/site/routes';

/** How to reach the agency: the same phone and address as everywhere. */
export function contactPointNode(): JsonLdNode {
  const url = absoluteUrl(routes.contact());
  return {
    '@type': 'ContactPoint',
    '@id': `${url}#contact-point`,
    contactType: 'customer service',
    telephone: site.phone.display,
    email: site.email,
    url,
    availableLanguage: 'English',
    hoursAvailable: openingHoursNode(),
  };
}
