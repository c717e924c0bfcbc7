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
import { pageDates as dates } from '@/content/page-dates';
import {
  factSheets,
  platformIndex,
  platformPages,
  processPage,
  productsPage,
} from '@/content/platform-pages';
import { policyPages } from '@/content/policy-pages';
import { portfolio, projects } from '@/content/portfolio';
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

/** A page that search engines may list, with the day on which its content last changed. */
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
    entry(routes.home(), { title: home.title, description: home.description }, dates.home),
    entry(routes.getStarted(), getStarted, dates.getStarted),
    entry(routes.pricing(), pricingPage, dates.pricing),
    entry(routes.contact(), contactPage, dates.contact),
    entry(routes.smallBusiness(), smallBusiness, dates.smallBusiness),
    entry(routes.landing(), landing, dates.landing),
  ];
}

function platformSection(): SitePage[] {
  return [
    entry(routes.platform(), platformIndex, dates.platform),
    ...platformPages.map(page => entry(routes.platformProduct(page.id), meta(page), dates.platformProducts)),
    entry(routes.starterPackage(), starterPackage, dates.starterPackage),
    entry(routes.products(), productsPage, dates.products),
    ...factSheets.map(page => entry(routes.product(page.id), meta(page), dates.factSheets)),
    entry(routes.process(), processPage, dates.process),
  ];
}

function serviceSection(): SitePage[] {
  const details = serviceIds().flatMap(id => findServicePage(id) ?? []);
  return [
    entry(routes.services(), servicePages.index, dates.services),
    ...details.map(page => entry(routes.service(page.id), meta(page), dates.serviceDetails)),
    entry(routes.capabilities(), capabilities, dates.capabilities),
  ];
}

function googleSection(): SitePage[] {
  return [
    entry(routes.googleServices(), googleHub, dates.googleServices),
    ...googleServices.map(page =>
      entry(routes.googleService(page.id), meta(page), dates.googleServiceDetails),
    ),
  ];
}

function comparisonSection(): SitePage[] {
  return comparisons.map(page => entry(routes.comparison(page.id), meta(page), dates.comparisons));
}

function workSection(): SitePage[] {
  return [
    entry(routes.portfolio(), portfolio, dates.portfolio),
    ...projects.map(project => entry(routes.project(project.id), meta(project), dates.projects)),
    entry(routes.caseStudies(), caseStudiesPage, dates.caseStudies),
    entry(routes.reviews(), reviewsPage, dates.reviews),
  ];
}

function companySection(): SitePage[] {
  return [
    entry(routes.about(), about, dates.about),
    entry(routes.team(), culture, dates.team),
    entry(routes.whyUs(), whyUs, dates.whyUs),
    entry(routes.careers(), careers, dates.careers),
  ];
}

function blogSection(): SitePage[] {
  const articles = readArticles();
  return [
    entry(routes.blog(), blog, latest([dates.blog, ...articles.map(article => article.updated)])),
    ...articles.map(article => entry(routes.article(article.slug), article, article.updated)),
  ];
}

function resourceSection(): SitePage[] {
  return [
    entry(routes.resources(), resources, dates.resources),
    entry(routes.community(), community, dates.community),
    entry(routes.support(), supportCenter, dates.support),
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
      latest([dates.policies, ...policies.map(policy => policy.changed)]),
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
