import { about } from '@/content/about';
import { addOns } from '@/content/add-ons';
import { blog } from '@/content/blog';
import { capabilities } from '@/content/capabilities';
import { careers } from '@/content/careers';
import { caseStudiesPage } from '@/content/case-studies';
import { checkout } from '@/content/checkout';
import { contactPage } from '@/content/contact-page';
import { culture } from '@/content/culture';
import { getStarted } from '@/content/get-started';
import { landing } from '@/content/landing-page';
import { packages } from '@/content/packages';
import { plans } from '@/content/plans';
import { platformIndex, processPage } from '@/content/platform-pages';
import { policyPages } from '@/content/policy-pages';
import { pricingPage } from '@/content/pricing-page';
import { promotionPage } from '@/content/promotion-page';
import { community, resources, supportCenter } from '@/content/resources';
import { reviewsPage } from '@/content/reviews-page';
import { servicePages } from '@/content/service-pages';
import { site } from '@/content/site';
import { smallBusiness } from '@/content/small-business';
import { starterPackage } from '@/content/starter-package';
import { team } from '@/content/team';
import { whyUs } from '@/content/why-us';
import { formatDollars } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';
import type { SearchDocument } from './search-document';

/** The pages that are neither offers nor texts, with the words that people look for them by. */
export function readPageDocuments(): SearchDocument[] {
  return PAGES.map(({ id, title, description, words, url }) => ({
    id: `page-${id}`,
    type: 'page',
    title,
    summary: description,
    body: words,
    url,
  }));
}

const prices = [
  ...plans.map(
    ({ name, setupPrice, monthlyPrice }) =>
      `${name} plan ${formatDollars(monthlyPrice)}/month, ${formatDollars(setupPrice)} setup.`,
  ),
  ...addOns.map(({ name, monthlyPrice }) => `${name} ${formatDollars(monthlyPrice)}/month.`),
];

const packagePrices = packages.map(({ name, price }) => `${name} ${formatDollars(price)}.`);

const people = team.map(({ name, role }) => `${name}, ${role}.`);

const { address, email, supportEmail, phone } = site;

const PAGES = [
  {
    id: 'pricing',
    ...pricingPage,
    words: `Prices, cost, how much, fee, rates, billing. ${prices.join(' ')}`,
    url: routes.pricing(),
  },
  {
    id: 'checkout',
    ...checkout.meta,
    words: `Pay, payment, buy, order, credit card, packages. ${packagePrices.join(' ')}`,
    url: routes.checkout(),
  },
  {
    id: 'contact',
    ...contactPage,
    words: `Phone ${phone.display}, email ${email} ${supportEmail}, address ${address.street} ${address.city}, opening hours, consultation, appointment.`,
    url: routes.contact(),
  },
  {
    id: 'get-started',
    ...getStarted,
    words: 'Sign up, begin, questionnaire, quote, estimate, hire.',
    url: routes.getStarted(),
  },
  {
    id: 'platform',
    ...platformIndex,
    words: 'Website, compare, basic, pro, premium.',
    url: routes.platform(),
  },
  {
    id: 'starter-package',
    ...starterPackage,
    words: 'Beginner, small, first website.',
    url: routes.starterPackage(),
  },
  {
    id: 'process',
    ...processPage,
    words: 'How it works, timeline, schedule, delivery.',
    url: routes.process(),
  },
  {
    id: 'small-business',
    ...smallBusiness,
    words: 'Shop, store, local, trades.',
    url: routes.smallBusiness(),
  },
  {
    id: 'services',
    ...servicePages.index,
    words: 'What we do, all services.',
    url: routes.services(),
  },
  {
    id: 'capabilities',
    ...capabilities,
    words: 'Hosting, technology, maintenance, automation.',
    url: routes.capabilities(),
  },
  {
    id: 'why-us',
    ...whyUs,
    words: 'Reasons, guarantee, promises.',
    url: routes.whyUs(),
  },
  {
    id: 'about',
    ...about,
    words: 'Company, story, history, values, who we are.',
    url: routes.about(),
  },
  {
    id: 'team',
    ...culture,
    words: `People, staff, founder. ${people.join(' ')}`,
    url: routes.team(),
  },
  {
    id: 'careers',
    ...careers,
    words: 'Jobs, hiring, vacancies, work for us, internship.',
    url: routes.careers(),
  },
  {
    id: 'reviews',
    ...reviewsPage,
    words: 'Testimonials, ratings, stars, customers say, Trustpilot.',
    url: routes.reviews(),
  },
  {
    id: 'case-studies',
    ...caseStudiesPage,
    words: 'Results, examples, before and after.',
    url: routes.caseStudies(),
  },
  {
    id: 'blog',
    ...blog,
    words: 'Articles, news, guides, tips.',
    url: routes.blog(),
  },
  {
    id: 'resources',
    ...resources,
    words: 'Free audit, help, guides.',
    url: routes.resources(),
  },
  {
    id: 'community',
    ...community,
    words: 'Forum, members, owners.',
    url: routes.community(),
  },
  {
    id: 'support',
    ...supportCenter,
    words: 'Help desk, help center, emergency, ticket.',
    url: routes.support(),
  },
  {
    id: 'policies',
    ...policyPages.index,
    words: 'Legal, rules, small print.',
    url: routes.policies(),
  },
  {
    id: 'promotion',
    ...promotionPage.meta,
    words: 'Discount, sale, special offer, coupon, deal, promotion, promo code.',
    url: routes.promotion(),
  },
  {
    id: 'demo',
    ...landing,
    words: 'Example, try, preview, waiting list.',
    url: routes.landing(),
  },
  {
    id: 'sign-in',
    title: 'Sign In',
    description: 'Sign in to see your details, orders and requests.',
    words: 'Login, log in, my account, password.',
    url: routes.signIn(),
  },
] as const satisfies readonly { id: string; title: string; description: string; words: string; url: string }[];
