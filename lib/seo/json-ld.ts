import { home } from '@/content/home';
import { isSample } from '@/content/provenance';
import { site } from '@/content/site';
import { team } from '@/content/team';
import { routes } from '@/lib/site/routes';
import { absoluteUrl } from './absolute-url';
import { socialImage } from './addresses';
import type { SchemaProperty, SchemaType } from './vocabulary';

/** One node of structured data, in schema.org's vocabulary. */
export type JsonLdNode = { '@type': SchemaType; '@id'?: string } & { [P in SchemaProperty]?: unknown };

type JsonLdGraph = { '@context': 'https://schema.org'; '@graph': JsonLdNode[] };

/** A step of the breadcrumb; the last one, the page itself, needs no address. */
type Crumb = { label: string; href?: string };

/**
 * The structured data of one page: the business, the site, the page with its breadcrumb, and what the page is about.
 * No ratings anywhere: a business may not mark up the reviews that it shows about itself.
 */
export function pageGraph({
  path,
  title,
  description,
  type = 'WebPage',
  trail,
  about = [],
  ...dates
}: PageFacts): JsonLdGraph {
  const url = absoluteUrl(path);
  const page: JsonLdNode = {
    '@type': type,
    '@id': `${url}#webpage`,
    url,
    name: title,
    description,
    inLanguage: 'en-US',
    isPartOf: { '@id': websiteId() },
    ...(dates.datePublished ? { datePublished: dates.datePublished } : {}),
    ...(dates.dateModified ? { dateModified: dates.dateModified } : {}),
    ...(trail ? { breadcrumb: { '@id': `${url}#breadcrumb` } } : {}),
    ...subject(type, about),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organizationNode(),
      websiteNode(),
      page,
      ...(trail ? [breadcrumbNode(path, trail)] : []),
      ...about,
    ],
  };
}

/** What the page is about: the business itself, or the one thing that the page describes. */
function subject(type: SchemaType, about: readonly JsonLdNode[]): Pick<JsonLdNode, 'about' | 'mainEntity'> {
  if (type === 'AboutPage' || type === 'ContactPage') return { about: { '@id': organizationId() } };
  const [thing, ...rest] = about;
  return thing?.['@id'] && rest.length === 0 ? { mainEntity: { '@id': thing['@id'] } } : {};
}

/** The agency. Its name, address and phone are those of the footer, letter for letter. */
function organizationNode(): JsonLdNode {
  const { street, city, region, postalCode, country } = site.address;
  return {
    '@type': 'ProfessionalService',
    '@id': organizationId(),
    name: site.name,
    url: absoluteUrl('/'),
    description: home.description,
    image: absoluteUrl(socialImage(routes.home())),
    logo: absoluteUrl('/icon-512.png'),
    telephone: site.phone.href.replace('tel:', ''),
    email: site.email,
    foundingDate: String(site.foundedYear),
    ...founder(),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    openingHoursSpecification: openingHoursNode(),
    areaServed: { '@type': 'Country', name: 'United States' },
    priceRange: '$$',
    ...sameAs(),
  };
}

/** When the agency can be reached. The days are named by their addresses: they are terms of the vocabulary, not words. */
export function openingHoursNode(): JsonLdNode {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: WORKDAYS.map(day => `https://schema.org/${day}`),
    opens: site.hours.opens,
    closes: site.hours.closes,
  };
}

/** The agency's `@id`, for other nodes. */
export function organizationId(): string {
  return absoluteUrl('/#organization');
}

/** Someone of the team as structured data, or null for anyone else and for a person we invented. */
export function personNode(name: string): JsonLdNode | null {
  const member = team.find(candidate => candidate.name === name);
  if (!member || isSample(member)) return null;
  return { '@type': 'Person', '@id': `${absoluteUrl(routes.team())}#person-${member.id}`, name };
}

function founder(): { founder?: JsonLdNode } {
  const node = personNode(site.founder);
  return node ? { founder: node } : {};
}

function websiteNode(): JsonLdNode {
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    name: site.name,
    url: absoluteUrl('/'),
    inLanguage: 'en-US',
    publisher: { '@id': organizationId() },
  };
}

function websiteId(): string {
  return absoluteUrl('/#website');
}

function breadcrumbNode(path: string, trail: readonly Crumb[]): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absoluteUrl(path)}#breadcrumb`,
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href ?? path),
    })),
  };
}

function sameAs(): { sameAs?: string[] } {
  const profiles = site.social.map<string>(mark => mark.href).filter(Boolean);
  return profiles.length > 0 ? { sameAs: profiles } : {};
}

const WORKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

type PageFacts = {
  path: string;
  title: string;
  description: string;
  type?: Extract<SchemaType, `${string}Page`>;
  /** From Home to the page itself; none on the home page. */
  trail?: readonly Crumb[];
  /** What the page is about: a service, a product, an article. */
  about?: JsonLdNode[];
  datePublished?: string;
  dateModified?: string;
};
