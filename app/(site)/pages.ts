import 'server-only';
import type { PosterPlan } from '@/components/posters/poster-kinds';
import { promotion } from '@/content/promotion';
import type { PageRecord } from '@/lib/search/documents';
import { socialImage } from '@/lib/seo/addresses';
import { page as about } from './about/record';
import { page as ask } from './ask/record';
import { pages as articles } from './blog/[slug]/record';
import { page as blog } from './blog/record';
import { page as capabilities } from './capabilities/record';
import { page as careers } from './careers/record';
import { page as caseStudies } from './case-studies/record';
import { page as checkout } from './checkout/record';
import { page as july } from './christmas-in-july/record';
import { pages as comparisons } from './comparison/[slug]/record';
import { page as contact } from './contact/record';
import { page as getStarted } from './get-started/record';
import { page as landing } from './landing/record';
import type { ListedPage } from './page-record';
import { pages as platformProducts } from './platform/[id]/record';
import { page as platform } from './platform/record';
import { page as starterPackage } from './platform/starter-package/record';
import { pages as projects } from './portfolio/[id]/record';
import { page as portfolio } from './portfolio/record';
import { page as pricing } from './pricing/record';
import { pages as factSheets } from './products/[id]/record';
import { page as process } from './products/local-seo-website-process/record';
import { page as products } from './products/record';
import { page as home } from './record';
import { page as community } from './resources/community/record';
import { page as resources } from './resources/record';
import { page as support } from './resources/support/record';
import { page as reviews } from './reviews/record';
import { pages as serviceDetails } from './services/[id]/record';
import { pages as googleServices } from './services/google/[id]/record';
import { page as google } from './services/google/record';
import { page as services } from './services/record';
import { page as signIn } from './sign-in/record';
import { page as smallBusiness } from './solutions/small-business/record';
import { page as team } from './team/record';
import { pages as policies } from './terms-policies-and-notices/[slug]/record';
import { page as policyIndex } from './terms-policies-and-notices/record';
import { page as checkup } from './website-checkup/record';
import { page as whyUs } from './why-us/record';

/**
 * Every page that search engines may list, by section and in the order of the sitemap and llms.txt, but for the
 * promotion's: when that changed depends on the clock (lib/promotion/state.ts).
 */
export function siteSections(): SiteSection[] {
  return [
    {
      title: 'Start here',
      pages: [home, getStarted, pricing, contact, ask, smallBusiness, landing, checkup],
    },
    {
      title: 'Platform and products',
      pages: [platform, ...platformProducts(), starterPackage, products, ...factSheets(), process],
    },
    { title: 'Services', pages: [services, ...serviceDetails(), capabilities] },
    { title: 'Google services', pages: [google, ...googleServices()] },
    { title: 'Comparisons', pages: comparisons() },
    { title: 'Work and reviews', pages: [portfolio, ...projects(), caseStudies, reviews] },
    { title: 'Company', pages: [about, team, whyUs, careers] },
    { title: 'Blog', pages: [blog, ...articles()] },
    { title: 'Resources', pages: [resources, community, support] },
    { title: 'Terms, policies and notices', pages: [policyIndex, ...policies()] },
  ];
}

/** Every page with a record, for the search. */
export function listPageRecords(): PageRecord[] {
  return [...listedPages(), ...(promotion.isOffered ? [july] : []), checkout, signIn];
}

/** The share images by their address. The policies have one together. */
export function sharePosters(): ReadonlyMap<string, PosterPlan> {
  return new Map([...listedPages(), july].map(({ path, poster }) => [socialImage(path), poster]));
}

function listedPages(): ListedPage[] {
  return siteSections().flatMap(section => section.pages);
}

type SiteSection = { title: string; pages: ListedPage[] };
