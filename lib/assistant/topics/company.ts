import { about } from '@/content/about';
import { careers } from '@/content/careers';
import { portfolio } from '@/content/portfolio-page';
import { pricingPage } from '@/content/pricing-page';
import { smallBusiness } from '@/content/small-business';
import { routes } from '@/lib/site/routes';
import { SHORT_VERSION } from '../clauses';
import { founders } from '../people';
import { onPricing, sentence, promotionNow, openRoles } from './sentences';
import type { Topic } from './topic';

/** The company, data and the July offer. */
export const companyTopics: readonly Topic[] = [
  // The company
  {
    id: 'trades',
    when: 'forwho, forwho trade, build trade, build website trade',
    also: 'newbuild area',
    say: () => [{ text: smallBusiness.lede, href: routes.smallBusiness(), from: smallBusiness.heading }],
  },
  {
    id: 'founder',
    when: 'founder, founder time, founder team',
    also: 'time team own',
    say: () => [...founders(), { text: sentence(about.lede), href: routes.about(), from: about.heading }],
  },
  {
    id: 'team',
    when: 'team, team work',
    also: 'work about website',
    say: () => [{ text: about.doors.team.line, href: routes.team(), from: about.heading }],
  },
  {
    id: 'hiring',
    when: 'hiring, hiring team, hiring still',
    also: 'team',
    say: () => [
      { text: `${careers.open.title}. ${openRoles}`, href: routes.careers(), from: careers.heading },
    ],
  },
  {
    id: 'portfolio',
    when: 'portfolio, portfolio build, portfolio website',
    also: 'reviews forwho',
    say: () => [{ text: portfolio.lede, href: routes.portfolio(), from: portfolio.heading }],
  },
  {
    id: 'about',
    when: 'about, about website',
    also: 'price',
    say: ({ clauses }) => [
      clauses.clause('terms-of-service', 'what-we-sell', 'We offer web design'),
      onPricing(pricingPage.answers.items.get),
    ],
  },
  {
    id: 'complaint',
    when: 'complaint, complaint time, complaint response, complaint contact, complaint email',
    also: 'time response contact email unhappy',
    say: ({ clauses }) => [
      clauses.clause('complaints-and-notices-policy', 'how-to-complain', 'with “Complaint”'),
      clauses.clause(
        'complaints-and-notices-policy',
        'what-happens-then',
        'acknowledges your complaint',
        'Initial response',
      ),
    ],
  },
  {
    id: 'law',
    when: 'law, law contract',
    also: 'contract place',
    say: ({ clauses }) => [
      clauses.clause('terms-of-service', 'law-courts-and-the-whole-agreement', 'The law of'),
      clauses.clause('terms-of-service', 'law-courts-and-the-whole-agreement', 'A lawsuit'),
    ],
  },

  // Data
  {
    id: 'messages-kept',
    when: 'forms keep, forms keep time, forms delete, forms data, forms time keep, email keep',
    also: 'time data delete email privacy contact',
    say: ({ clauses }) => [
      clauses.clause('privacy-policy', 'how-long-we-keep-it', 'What you sent in a form'),
    ],
  },
  {
    id: 'logs-kept',
    when: 'logs, logs keep, logs time',
    also: 'keep time',
    say: ({ clauses }) => [clauses.clause('privacy-policy', 'how-long-we-keep-it', 'Server logs')],
  },
  {
    id: 'data-rights',
    when: 'privacy, privacy delete, privacy data, delete data privacy, privacy delete data, privacy keep, data delete, delete data, data privacy',
    also: 'data delete keep export request export',
    say: ({ clauses }) => [
      clauses.clause('privacy-policy', 'your-rights', 'Wherever you live', 'Our data protection officer'),
    ],
  },
  {
    id: 'data-sold',
    when: 'datasell, datasell data, datasell privacy, datasell email',
    also: 'data privacy email forms',
    say: ({ clauses }) => [clauses.clause('privacy-policy', SHORT_VERSION, 'sell personal data')],
  },
  {
    id: 'cookies',
    when: 'cookies, cookies website, cookies privacy, cookies data',
    also: 'privacy data analytics',
    say: ({ clauses }) => [
      clauses.clause('cookies-policy', 'what-the-site-needs-to-work', 'These make', 'None of them goes'),
      clauses.clause('cookies-policy', 'what-needs-your-yes', 'If you agree', 'Until you say yes'),
    ],
  },
  {
    id: 'backups-often',
    when: 'backup, backup often, backup website, backup keep, backup keep time, backup existing, backup time, backup data',
    also: 'often keep time existing hosting include data',
    say: ({ clauses }) => [
      clauses.clause(
        'backup-and-data-retention-policy',
        'how-often-and-for-how-long',
        'Backup: Hourly',
        'Backup: Daily',
        'Backup: Monthly',
      ),
    ],
  },
  {
    id: 'restore',
    when: 'restore, restore time, restore backup, restore website, backup restore time',
    also: 'time backup delete existing price',
    say: ({ clauses }) => [
      clauses.clause('backup-and-data-retention-policy', 'getting-something-back', 'It takes about'),
    ],
  },

  // July
  {
    id: 'promotion-again',
    when: 'promo again, promo when, promo start, promo still, promo, promo website, promo begin, promo time',
    also: 'begin time price spots month',
    say: promotionNow,
  },
  {
    id: 'promotion-price',
    when: 'promo price, promo firstyear, promo price firstyear, promo month',
    also: 'firstyear month pay',
    say: promotionNow,
  },
  { id: 'promotion-spots', when: 'promo spots, spots, spots still', also: 'promo', say: promotionNow },
];
