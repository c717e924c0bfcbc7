/**
 * The day on which the content of a page last changed in a way that a reader would notice: what the sitemap tells
 * search engines. Set by hand with the change itself, never from the build. Articles and policies carry their own
 * days. An entry for several pages (the services, the projects) stands for each of them.
 */
export const pageDates = {
  home: '2026-11-23',
  getStarted: '2026-11-23',
  pricing: '2026-11-23',
  contact: '2026-11-23',
  landing: '2026-11-23',
  smallBusiness: '2026-11-23',
  platform: '2026-11-23',
  starterPackage: '2026-11-23',
  platformProducts: '2026-11-23',
  products: '2026-11-23',
  factSheets: '2026-11-23',
  process: '2026-11-21',
  services: '2026-11-21',
  serviceDetails: '2026-11-23',
  googleServices: '2026-11-23',
  googleServiceDetails: '2026-11-23',
  comparisons: '2026-11-23',
  capabilities: '2026-11-23',
  portfolio: '2026-11-23',
  projects: '2026-11-23',
  caseStudies: '2026-11-23',
  reviews: '2026-11-21',
  about: '2026-11-23',
  team: '2026-11-23',
  whyUs: '2026-11-23',
  careers: '2026-11-21',
  blog: '2026-11-21',
  resources: '2026-11-23',
  community: '2026-11-23',
  support: '2026-11-23',
  policies: '2026-11-23',
} as const;
