import 'server-only';
import { about } from '@/content/about';
import { blog } from '@/content/blog';
import { capabilities } from '@/content/capabilities';
import { careers } from '@/content/careers';
import { caseStudiesPage } from '@/content/case-studies';
import { comparisons } from '@/content/comparisons';
import { contactPage } from '@/content/contact-page';
import { culture } from '@/content/culture';
import { getStarted } from '@/content/get-started';
import { googleServices } from '@/content/google-services';
import { googleHub } from '@/content/google-services/hub';
import { home } from '@/content/home';
import { landing } from '@/content/landing-page';
import {
  factSheets,
  platformIndex,
  platformPages,
  processPage,
  productsPage,
} from '@/content/platform-pages';
import { policyPages } from '@/content/policy-pages';
import { projects } from '@/content/portfolio';
import { portfolio } from '@/content/portfolio-page';
import { pricingPage } from '@/content/pricing-page';
import { community, resources, supportCenter } from '@/content/resources';
import { reviewsPage } from '@/content/reviews-page';
import { servicePages } from '@/content/service-pages';
import { smallBusiness } from '@/content/small-business';
import { starterPackage } from '@/content/starter-package';
import { whyUs } from '@/content/why-us';
import { readArticles } from '@/lib/documents/read-articles';
import { readPolicies } from '@/lib/documents/read-policies';
import { findServicePage, serviceIds } from '@/lib/documents/read-services';
import { routes } from '@/lib/routes';

/**
 * A page that search engines may list. `changed` is the day of its last change that a reader would notice: the sitemap
 * shows it. It is set by hand with that change, never by the build. Articles and policies have their own days.
 */
type SitePage = { path: string; title: string; description: string; changed: string };

export type SiteSection = { title: string; pages: SitePage[] };

/**
 * Every page that search engines may list, by section, but for the promotion's: when that changed depends on the clock
 * (lib/promotion/promotion-listing.ts).
 */
export function readSiteSections(): SiteSection[] {
  return [
    { title: 'Start here', pages: startPages() },
    { title: 'Platform and products', pages: platformSection() },
    { title: 'Services', pages: serviceSection() },
    { title: 'Google services', pages: googleSection() },
    { title: 'Comparisons', pages: comparisonSection() },
    { title: 'Work and reviews', pages: workSection() },
    { title: 'Company', pages: companySection() },
    { title: 'Blog', pages: blogSection() },
    { title: 'Resources', pages: resourceSection() },
    { title: 'Terms, policies and notices', pages: policySection() },
  ];
}

function startPages(): SitePage[] {
  return [
    entry(routes.home(), { title: home.title, description: home.description }, '2026-11-23'),
    entry(routes.getStarted(), getStarted, '2026-11-23'),
    entry(routes.pricing(), pricingPage, '2026-11-23'),
    entry(routes.contact(), contactPage, '2026-11-23'),
    entry(routes.smallBusiness(), smallBusiness, '2026-11-23'),
    entry(routes.landing(), landing, '2026-11-23'),
  ];
}

function platformSection(): SitePage[] {
  return [
    entry(routes.platform(), platformIndex, '2026-11-23'),
    ...platformPages.map(page => entry(routes.platformProduct(page.id), meta(page), '2026-11-23')),
    entry(routes.starterPackage(), starterPackage, '2026-11-23'),
    entry(routes.products(), productsPage, '2026-11-23'),
    ...factSheets.map(page => entry(routes.product(page.id), meta(page), '2026-11-23')),
    entry(routes.process(), processPage, '2026-11-21'),
  ];
}

function serviceSection(): SitePage[] {
  const details = serviceIds().flatMap(id => findServicePage(id) ?? []);
  return [
    entry(routes.services(), servicePages.index, '2026-11-25'),
    ...details.map(page => entry(routes.service(page.id), meta(page), '2026-11-25')),
    entry(routes.capabilities(), capabilities, '2026-11-25'),
  ];
}

function googleSection(): SitePage[] {
  return [
    entry(routes.googleServices(), googleHub, '2026-11-25'),
    ...googleServices.map(page => entry(routes.googleService(page.id), meta(page), '2026-11-25')),
  ];
}

function comparisonSection(): SitePage[] {
  return comparisons.map(page => entry(routes.comparison(page.id), meta(page), '2026-11-25'));
}

function workSection(): SitePage[] {
  return [
    entry(routes.portfolio(), portfolio, '2026-11-25'),
    ...projects.map(project => entry(routes.project(project.id), meta(project), '2026-11-25')),
    entry(routes.caseStudies(), caseStudiesPage, '2026-11-25'),
    entry(routes.reviews(), reviewsPage, '2026-11-25'),
  ];
}

function companySection(): SitePage[] {
  return [
    entry(routes.about(), about, '2026-11-25'),
    entry(routes.team(), culture, '2026-11-25'),
    entry(routes.whyUs(), whyUs, '2026-11-25'),
    entry(routes.careers(), careers, '2026-11-25'),
  ];
}

function blogSection(): SitePage[] {
  const articles = readArticles();
  return [
    entry(routes.blog(), blog, latest(['2026-11-25', ...articles.map(article => article.updated)])),
    ...articles.map(article => entry(routes.article(article.slug), article, article.updated)),
  ];
}

function resourceSection(): SitePage[] {
  return [
    entry(routes.resources(), resources, '2026-11-25'),
    entry(routes.community(), community, '2026-11-25'),
    entry(routes.support(), supportCenter, '2026-11-25'),
  ];
}

function policySection(): SitePage[] {
  const policies = readPolicies().map(policy => ({
    ...policy,
    changed: latest([policy.effective, ...policy.changes.map(change => change.date)]),
  }));
  return [
    entry(
      routes.policies(),
      policyPages.index,
      latest(['2026-11-25', ...policies.map(policy => policy.changed)]),
    ),
    ...policies.map(policy => entry(routes.policy(policy.slug), policy, policy.changed)),
  ];
}

function entry(path: string, { title, description }: PageWords, changed: string): SitePage {
  return { path, title, description, changed };
}

function meta({ metaTitle, metaDescription }: { metaTitle: string; metaDescription: string }): PageWords {
  return { title: metaTitle, description: metaDescription };
}

/** Days compare as text. */
function latest(days: readonly string[]): string {
  return days.reduce((newest, day) => (day > newest ? day : newest));
}

type PageWords = { title: string; description: string };
