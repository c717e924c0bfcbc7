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
import { platformIndex, processPage, productsPage } from '@/content/platform-pages';
import { policyPages } from '@/content/policy-pages';
import { portfolio } from '@/content/portfolio';
import { pricingPage } from '@/content/pricing-page';
import { promotion } from '@/content/promotion';
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
  return PAGES.filter(({ id }) => promotion.isOffered || id !== 'promotion').map(
    ({ id, title, description, keywords, url, ...page }) => ({
      id: `page-${id}`,
      type: 'page',
      title,
      summary: description,
      body: 'body' in page ? page.body : '',
      keywords: keywords.split(', '),
      url,
    }),
  );
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

const { address, email, supportEmail, phone, hours } = site;

const PAGES = [
  {
    id: 'pricing',
    ...pricingPage,
    keywords: 'price, prices, cost, fee, rates, plans',
    body: prices.join(' '),
    url: routes.pricing(),
  },
  {
    id: 'checkout',
    ...checkout.meta,
    keywords: 'pay, payment, buy, order, credit card, packages, paypal',
    body: packagePrices.join(' '),
    url: routes.checkout(),
  },
  {
    id: 'contact',
    ...contactPage,
    keywords:
      'phone, telephone, number, email, address, directions, hours, opening hours, consultation, call',
    body: `${phone.display}, ${email}, ${supportEmail}, ${address.street}, ${address.city}, ${hours.text}`,
    url: routes.contact(),
  },
  {
    id: 'get-started',
    ...getStarted,
    keywords: 'start, begin, questionnaire, quote, estimate, hire',
    url: routes.getStarted(),
  },
  {
    id: 'platform',
    ...platformIndex,
    keywords: 'compare plans, basic plan, pro plan, premium plan',
    url: routes.platform(),
  },
  {
    id: 'starter-package',
    ...starterPackage,
    keywords: 'beginner, first website',
    url: routes.starterPackage(),
  },
  {
    id: 'process',
    ...processPage,
    keywords: 'process, how it works, timeline, schedule, delivery',
    url: routes.process(),
  },
  {
    id: 'small-business',
    ...smallBusiness,
    keywords: 'store, trades',
    url: routes.smallBusiness(),
  },
  {
    id: 'services',
    ...servicePages.index,
    keywords: 'what we do, all services',
    url: routes.services(),
  },
  {
    id: 'capabilities',
    ...capabilities,
    keywords: 'hosting, technology, maintenance, automation',
    url: routes.capabilities(),
  },
  {
    id: 'why-us',
    ...whyUs,
    keywords: 'reasons, guarantee, promises',
    url: routes.whyUs(),
  },
  {
    id: 'about',
    ...about,
    keywords: 'company, story, history, values, who we are',
    url: routes.about(),
  },
  {
    id: 'team',
    ...culture,
    keywords: 'people, staff, founder, employees',
    body: people.join(' '),
    url: routes.team(),
  },
  {
    id: 'careers',
    ...careers,
    keywords: 'jobs, hiring, vacancies, work for us, internship',
    url: routes.careers(),
  },
  {
    id: 'reviews',
    ...reviewsPage,
    keywords: 'testimonials, ratings, stars, customers say, Trustpilot',
    url: routes.reviews(),
  },
  {
    id: 'products',
    ...productsPage,
    keywords: 'products, add-ons, extras',
    url: routes.products(),
  },
  {
    id: 'portfolio',
    ...portfolio,
    keywords: 'work, examples, projects, clients',
    url: routes.portfolio(),
  },
  {
    id: 'case-studies',
    ...caseStudiesPage,
    keywords: 'before and after, results',
    url: routes.caseStudies(),
  },
  {
    id: 'blog',
    ...blog,
    keywords: 'articles, news, guides, tips',
    url: routes.blog(),
  },
  {
    id: 'resources',
    ...resources,
    keywords: 'free audit, help, guides',
    url: routes.resources(),
  },
  {
    id: 'community',
    ...community,
    keywords: 'forum, members, owners',
    url: routes.community(),
  },
  {
    id: 'support',
    ...supportCenter,
    keywords: 'faq, questions, help, help desk, help center, emergency, ticket',
    url: routes.support(),
  },
  {
    id: 'policies',
    ...policyPages.index,
    keywords: 'legal, rules, small print',
    url: routes.policies(),
  },
  {
    id: 'promotion',
    title: promotion.name,
    description: `A new website for less, with ${promotion.seoDays} days of Local SEO, while spots last. What it includes, what it costs, and how to claim a spot.`,
    keywords: 'discount, sale, special offer, coupon, deal, promotion, promo code',
    url: routes.promotion(),
  },
  {
    id: 'demo',
    ...landing,
    keywords: 'demo, waiting list',
    url: routes.landing(),
  },
  {
    id: 'sign-in',
    title: 'Sign In',
    description: 'Sign in to see your details, orders and requests.',
    keywords: 'login, log in, my account, password',
    url: routes.signIn(),
  },
] as const satisfies readonly PageEntry[];

type PageEntry = {
  id: string;
  title: string;
  description: string;
  /** Joined by commas. */
  keywords: string;
  body?: string;
  url: string;
};
