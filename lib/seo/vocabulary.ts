const PAGE_TERMS = [
  'breadcrumb',
  'dateModified',
  'datePublished',
  'description',
  'inLanguage',
  'isPartOf',
  'mainEntity',
  'name',
  'url',
] as const;

/**
 * The terms of schema.org that our pages use: each type with its properties. A term that is not here does not compile
 * in a node of ours, and the tests refuse it in a page, so no misspelled term reaches a search engine.
 * There is no rating and no review: a business may not mark up those that it shows about itself.
 */
export const SCHEMA_TERMS = {
  AboutPage: ['about', ...PAGE_TERMS],
  Blog: ['blogPost', 'name', 'publisher', 'url'],
  BlogPosting: [
    'articleSection',
    'author',
    'dateModified',
    'datePublished',
    'description',
    'headline',
    'image',
    'inLanguage',
    'keywords',
    'mainEntityOfPage',
    'publisher',
    'url',
  ],
  BreadcrumbList: ['itemListElement'],
  CollectionPage: PAGE_TERMS,
  ContactPage: ['about', ...PAGE_TERMS],
  ContactPoint: ['availableLanguage', 'contactType', 'email', 'hoursAvailable', 'telephone', 'url'],
  Country: ['name'],
  CreativeWork: ['creator', 'description', 'inLanguage', 'name', 'url'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ItemPage: PAGE_TERMS,
  ListItem: ['item', 'name', 'position', 'url'],
  Offer: [
    'availability',
    'description',
    'itemOffered',
    'name',
    'price',
    'priceCurrency',
    'priceSpecification',
    'priceValidUntil',
    'seller',
    'url',
    'validFrom',
    'validThrough',
  ],
  OfferCatalog: ['itemListElement', 'name', 'url'],
  OpeningHoursSpecification: ['closes', 'dayOfWeek', 'opens'],
  Person: ['jobTitle', 'name', 'url', 'worksFor'],
  PostalAddress: ['addressCountry', 'addressLocality', 'addressRegion', 'postalCode', 'streetAddress'],
  Product: ['brand', 'description', 'image', 'name', 'offers', 'url'],
  ProfessionalService: [
    'address',
    'areaServed',
    'description',
    'email',
    'founder',
    'foundingDate',
    'image',
    'logo',
    'name',
    'openingHoursSpecification',
    'priceRange',
    'sameAs',
    'telephone',
    'url',
  ],
  SearchResultsPage: PAGE_TERMS,
  Service: ['areaServed', 'description', 'hasOfferCatalog', 'name', 'provider', 'serviceType', 'url'],
  UnitPriceSpecification: ['billingDuration', 'name', 'price', 'priceCurrency', 'unitCode'],
  WebPage: PAGE_TERMS,
  WebSite: ['inLanguage', 'name', 'publisher', 'url'],
} as const;

export type SchemaType = keyof typeof SCHEMA_TERMS;

export type SchemaProperty = (typeof SCHEMA_TERMS)[SchemaType][number];
