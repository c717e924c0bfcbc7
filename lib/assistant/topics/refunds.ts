import { pricingPage } from '@/content/pricing-page';
import { promotion } from '@/content/promotion';
import { saleSentences } from '@/content/sale-terms';
import { onPricing, has } from './sentences';
import type { Topic } from './topic';

const TIME = 'time live forwho newbuild text photos kickoff';

/** Times, refunds and leaving. */
export const refundsTopics: readonly Topic[] = [
  // Time
  {
    id: 'build-time-locations',
    when: 'time locations, live locations, time locations live, time build locations',
    also: `${TIME} price`,
    anyNumber: true,
    say: ({ clauses }) => [
      clauses.clause(
        'terms-of-service',
        'how-long-a-website-takes',
        'Complex projects',
        'is a typical build',
      ),
    ],
  },
  {
    id: 'questionnaire-time',
    when: 'questionnaire time, questionnaire live, questionnaire',
    also: TIME,
    say: ({ clauses }) => [
      clauses.clause('terms-of-service', 'how-long-a-website-takes', 'From your first questionnaire'),
    ],
  },
  {
    id: 'kickoff-time',
    when: 'kickoff, kickoff time, kickoff live',
    also: TIME,
    say: ({ clauses }) => [
      clauses.clause('terms-of-service', 'how-long-a-website-takes', 'Kickoff to launch'),
    ],
  },
  {
    id: 'rush',
    when: 'rush, rush time, rush live, rush price',
    also: TIME,
    say: ({ clauses }) => [clauses.faq('Can it go faster?')],
  },
  {
    id: 'slow',
    when: 'slow, slow time, slow live, slow build',
    also: TIME,
    say: ({ clauses }) => [clauses.faq('What slows a build down?')],
  },
  {
    id: 'seo-time',
    when: 'time seo, time seo work, time rank, when seo work, seo work',
    also: 'work rank live',
    say: ({ clauses }) => [clauses.faq('How long does local SEO take to work?')],
  },
  {
    id: 'profile-time',
    when: 'time gbp, time gbp live',
    also: 'live setup',
    say: ({ clauses }) => [clauses.faq('How long does verification take?')],
  },
  {
    id: 'build-time',
    when: 'time, time website, time live, time build, live, live website, when live, time newbuild, time @plan, time package, time @package, live @plan, time build website',
    also: `${TIME} @plan @package package setup fivepages tenpages pages start rush`,
    say: ({ clauses }) => [clauses.clause('terms-of-service', 'how-long-a-website-takes', 'A typical build')],
    next: { price: 'website-price' },
  },

  // Refunds
  {
    id: 'refund-denied',
    when: 'deny refund, deny refund after',
    also: 'time response',
    say: ({ clauses }) => [
      clauses.clause(
        'refund-policy',
        'if-we-say-no',
        'Reply to the decision',
        'A member of our',
        'We answer within',
      ),
    ],
  },
  {
    id: 'refund-ads',
    when: 'adspend refund, ads refund, domain refund, photos refund',
    also: 'pay',
    say: ({ clauses }) => [clauses.clause('refund-policy', 'what-we-cannot-refund', 'Money we already paid')],
  },
  {
    id: 'refund-downgrade',
    when: 'downgrade refund, downgrade setup, downgrade setup refund',
    also: 'price pay plan change @plan',
    say: () => [onPricing(saleSentences.downgrade)],
  },
  {
    id: 'refund-when',
    when: 'refund when',
    also: 'pay live setup afterlaunch',
    say: ({ clauses }) => [
      clauses.clause('refund-policy', 'the-satisfaction-guarantee', 'If you still want'),
      clauses.clause('refund-policy', 'when-the-money-arrives', 'We process an approved refund'),
    ],
  },
  {
    id: 'refund-time',
    when: 'refund time, refund arrive, refund arrive time, refund when arrive, refund time live',
    also: 'paymethod pay price afterlaunch',
    say: ({ clauses }) => [
      clauses.clause('refund-policy', 'when-the-money-arrives', 'We process an approved refund'),
    ],
  },
  {
    id: 'refund-way',
    when: 'refund paymethod, refund arrive paymethod, refund pay',
    also: 'pay',
    say: ({ clauses }) => [
      clauses.clause('refund-policy', 'when-the-money-arrives', 'It goes back the way'),
      clauses.clause('refund-policy', 'the-satisfaction-guarantee', 'If you still want'),
    ],
  },
  {
    id: 'refund-not',
    when: 'nonrefundable',
    say: ({ clauses }) => [
      clauses.clause('refund-policy', 'what-we-cannot-refund', 'Money we already paid'),
      clauses.clause('refund-policy', 'what-we-cannot-refund', 'One-off services'),
      clauses.clause('refund-policy', 'what-we-cannot-refund', 'Monthly fees'),
    ],
  },
  {
    id: 'refund-setup-and-month',
    when: 'refund @plan, refund plan, askwithin, askwithin refund, askwithin refund time, askwithin time, refund afterlaunch time',
    also: 'price pay setup time due',
    say: ({ clauses }) => [
      clauses.clause('refund-policy', 'the-satisfaction-guarantee', 'If you still want'),
      clauses.clause('terms-of-service', 'what-you-pay', 'First-time management plan'),
    ],
    next: { time: 'refund-time', when: 'refund-time' },
  },
  {
    id: 'refund-plan',
    when: 'refund month, refund plan month, refund chatbot, refund hosting, refund care, refund seo, refund month time, refund firstpay, refund firstmonth, refund firstmonth time, refund firstmonth plan, refund firstmonth request',
    also: 'month price pay time chatbot notice setup firstmonth firstpay request',
    say: ({ clauses }) => [
      clauses.clause('terms-of-service', 'what-you-pay', 'First-time management plan'),
      clauses.clause(
        'refund-policy',
        'the-plan-guarantee',
        'guarantee for first-time',
        'You don’t need a reason',
      ),
    ],
  },
  {
    id: 'refund-seo-service',
    when: 'refund @package',
    also: 'seo package price pay once',
    say: ({ clauses, things }) =>
      has(things, 'seo-optimization')
        ? [clauses.clause('refund-policy', 'what-we-cannot-refund', 'One-off services')]
        : [clauses.clause('refund-policy', 'the-satisfaction-guarantee', 'If you still want')],
  },
  {
    id: 'refund-bundle',
    when: 'refund @bundle, refund promo',
    also: 'price',
    say: ({ clauses }) => [clauses.clause('refund-policy', 'the-july-promotion', 'plan guarantee covers')],
  },
  {
    id: 'refund-cancel',
    when: 'refund cancel, refund cancel month, refund setup cancel',
    shortTimes: true,
    also: 'month pay price plan setup unhappy',
    say: ({ clauses }) => [
      clauses.clause('refund-policy', 'the-satisfaction-guarantee', 'If you still want'),
      clauses.clause('refund-policy', 'what-we-cannot-refund', 'Monthly fees'),
    ],
  },
  {
    id: 'refund-ask',
    when: 'refund contact, refund email, refund start, refund request',
    also: 'email contact',
    say: ({ clauses }) => [
      clauses.clause('refund-policy', 'how-to-ask', 'Write to', 'Give your business name'),
      clauses.clause('refund-policy', 'the-satisfaction-guarantee', 'If you still want'),
    ],
  },
  {
    id: 'refund',
    when: 'refund, refund website, unhappy, unhappy refund, refund setup, refund package, unhappy website, refund build, unhappy cancel',
    also: 'setup pay price package live time abandon once text revisions afterlaunch firstmonth',
    shortTimes: true,
    say: ({ clauses }) => [
      clauses.clause('refund-policy', 'the-satisfaction-guarantee', 'If you still want'),
    ],
    next: { time: 'refund-time', when: 'refund-time' },
  },

  // Leaving
  {
    id: 'backups-after',
    when: 'backup cancel, backup cancel time, backup keep cancel, backup keep after',
    also: 'keep time data delete',
    say: ({ clauses }) => [
      clauses.clause('termination-policy', 'what-happens-afterward', 'We keep the backups'),
    ],
  },
  {
    id: 'reinstate',
    when: 'reinstate, reinstate cancel, reinstate time, reinstate suspend, reinstate late',
    also: 'time cancel restore data suspend live',
    say: ({ clauses }) => [clauses.clause('termination-policy', 'coming-back', 'We can reinstate')],
  },
  {
    id: 'export',
    when: 'export, export cancel, export data, export photos, export domain, data refund cancel',
    also: 'cancel data text photos domain own keep live',
    say: ({ clauses }) => [
      clauses.clause(
        'copyright-and-intellectual-property-policy',
        'an-export-you-can-use',
        'An export has',
        'Ask for an export',
      ),
    ],
  },
  {
    id: 'domain-after',
    when: 'domain cancel, domain own cancel, domain keep, domain keep cancel, domain own, domain contract, domain, domain include, domain refund cancel, domain pay, domain firstyear',
    also: 'own cancel keep after data photos export pay firstyear often setup month',
    say: () => [onPricing(saleSentences.domain)],
  },
  {
    id: 'data-after',
    when: 'data cancel, data keep cancel, data keep, data delete cancel, data time cancel, delete cancel, keep cancel time, text cancel, photos cancel, data keep time, happens website cancel, happens cancel',
    also: 'keep time delete text photos privacy after',
    say: ({ clauses }) => [
      clauses.clause('termination-policy', 'what-happens-afterward', 'We keep your data'),
    ],
    next: { time: 'data-after', when: 'data-after' },
  },
  {
    id: 'own-articles',
    when: 'own blog, own blog cancel, blog keep, blog cancel',
    also: 'cancel keep write text',
    say: ({ clauses }) => [clauses.faq('Who owns the articles when I leave?')],
  },
  {
    id: 'own-site',
    when: 'own website, own, own cancel, own text, own photos, own photos text, own website pay, keep website, website cancel own, own data, own build, own existing, keep website cancel',
    also: 'cancel pay text photos data keep existing setup live',
    say: ({ clauses }) => [
      clauses.faq('Who owns the site if I leave?'),
      clauses.clause('terms-of-service', 'who-owns-what', 'Your name, logo'),
    ],
  },
  {
    id: 'contract',
    when: 'contract, contract plan, contract @plan, contract time, contract month, contract include, termlength, termlength contract, contract website',
    also: 'month time cancel @plan termlength notice once',
    say: ({ clauses }) => [
      clauses.clause('terms-of-service', 'leaving-and-what-happens-then', 'You can end'),
      clauses.clause('terms-of-service', 'leaving-and-what-happens-then', promotion.bundle.name),
    ],
  },
  {
    id: 'cancel-addon',
    when: 'cancel @addon',
    also: 'notice time month',
    say: () => [onPricing(pricingPage.addOns.lede)],
  },
  {
    id: 'cancel-email',
    when: 'cancel newsletter',
    say: ({ clauses }) => [clauses.clause('privacy-policy', 'how-long-we-keep-it', 'Newsletter email')],
  },
  {
    id: 'renewal',
    when: 'renew, renew plan, renew month, renew @plan, renew hosting, renew notice, renew autopay',
    also: 'month notice invoice cancel price hosting autopay',
    say: ({ clauses }) => [
      clauses.clause('billing-and-payment-policy', 'renewal', 'Monthly services renew'),
      clauses.clause('billing-and-payment-policy', 'renewal', 'For monthly hosting'),
    ],
  },
  {
    id: 'cancel',
    when: 'cancel, cancel plan, cancel @plan, cancel notice, notice, cancel month, cancel contract, cancel anytime, cancel time, cancel hosting, cancel care, cancel seo, cancel price, notice @plan, cancel notice @plan',
    also: 'notice month time plan hosting price contact package contract @plan email phone',
    say: ({ clauses }) => [
      onPricing(saleSentences.cancel),
      clauses.clause('termination-policy', 'ending-a-service-yourself', 'Write to'),
    ],
    next: { time: 'cancel' },
  },
];
