/**
 * The day on which the content of a page last changed in a way that a reader would notice: what the sitemap tells
 * search engines. Set by hand with the change itself, never from the build. Articles and policies carry their own
 * days. An entry for several pages (the services, the projects) stands for each of them.
 */
export const pageDates = {
  home: '2026-11-21',
  getStarted: '2026-11-21',
  pricing: '2026-11-21',
  contact: '2026-11-21',
  landing: '2026-11-22',
  smallBusiness: '2026-11-21',
  platform: '2026-11-21',
  starterPackage: '2026-11-21',
  platformProducts: '2026-11-21',
  products: '2026-11-21',
  factSheets: '2026-11-21',
  process: '2026-11-21',
  services: '2026-11-21',
  serviceDetails: '2026-11-21',
  googleServices: '2026-11-21',
  googleServiceDetails: '2026-11-21',
  comparisons: '2026-11-21',
  capabilities: '2026-11-21',
  portfolio: '2026-11-21',
  projects: '2026-11-21',
  caseStudies: '2026-11-21',
  reviews: '2026-11-21',
  about: '2026-11-21',
  team: '2026-11-21',
  whyUs: '2026-11-21',
  careers: '2026-11-21',
  blog: '2026-11-21',
  resources: '2026-11-21',
  community: '2026-11-21',
  support: '2026-11-21',
  policies: '2026-11-21',
} as const;
