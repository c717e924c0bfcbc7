import { assistant } from '@/content/assistant';
import { contactPage } from '@/content/contact-page';
import { facts } from '@/content/facts';
import { saleSentences } from '@/content/sale-terms';
import { site } from '@/content/site';
import { creditRows, onPricing, onContact, sentence, answerStep, callIsFree } from './sentences';
import type { Topic } from './topic';

/** Invoices, service levels, support and how to reach us. */
export const serviceTopics: readonly Topic[] = [
  // Invoices
  {
    id: 'suspension',
    when: 'late own, late own website, suspend late, suspend, suspend website, suspend pay, late time, suspend invoice, suspend late time, suspend when',
    also: 'late pay invoice time existing hosting own',
    say: ({ clauses }) => [
      clauses.clause('billing-and-payment-policy', 'suspension', 'we suspend the service'),
    ],
  },
  {
    id: 'late-fee',
    when: 'late, late price, late pay, late invoice, late happens, late pay price, late month',
    also: 'price pay invoice month',
    say: ({ clauses }) => [clauses.clause('billing-and-payment-policy', 'late-fees', 'monthly late fee')],
    next: { when: 'suspension', time: 'suspension' },
  },
  {
    id: 'wrong-bill',
    when: 'wrong invoice, deny invoice, wrong pay, wrong price, wrong invoice time, unhappy invoice, overcharged, overcharged invoice, overcharged month, overcharged paymethod',
    also: 'pay price deny time month overcharged paymethod',
    say: ({ clauses }) => [
      clauses.clause(
        'billing-and-payment-policy',
        'if-you-think-a-bill-is-wrong',
        'Write to',
        'We answer in',
      ),
    ],
  },
  {
    id: 'due',
    when: 'due, due invoice, due pay, due pay invoice, time pay invoice, time invoice, when pay invoice',
    also: 'pay time invoice month',
    say: ({ clauses }) => [
      clauses.clause('billing-and-payment-policy', 'from-invoice-to-suspension', 'Payment due'),
    ],
  },
  {
    id: 'when-billed',
    when: 'invoice when, when pay, when invoice, begin month, begin invoice, firstpay, firstpay when, when month, invoice often, begin pay, firstpay include, invoice month, when price, when firstpay, often pay, begin firstmonth, when firstmonth, begin firstmonth month, when paymethod, when invoice paymethod, when paymethod month',
    also: 'pay month begin price setup often live email firstmonth firstpay paymethod',
    say: ({ clauses }) => [clauses.faq('When do I pay?')],
  },
  {
    id: 'price-rise',
    when: 'renewprice, renewprice often, renewprice start, renewprice notice, renewprice cancel',
    also: 'price month notice',
    say: ({ clauses }) => [clauses.clause('billing-and-payment-policy', 'renewal', 'If a price goes up')],
  },

  // Service levels, support
  {
    id: 'credit',
    when: 'credit, credit uptime, credit downtime, downtime refund, credit price, uptime refund, credit downtime happens, include downtime',
    also: 'uptime downtime price time invoice hosting',
    anyNumber: true,
    say: ({ clauses }) => [
      clauses.clause('service-level-agreement-policy', 'service-credits', 'you can ask for a credit'),
      clauses.clause('service-level-agreement-policy', 'service-credits', ...creditRows()),
      clauses.clause('service-level-agreement-policy', 'service-credits', 'days of the outage'),
    ],
  },
  {
    id: 'planned-maintenance',
    when: 'maintenance, maintenance notice, notice downtime, notice care',
    also: 'notice email time',
    say: ({ clauses }) => [
      clauses.clause(
        'service-level-agreement-policy',
        'planned-maintenance',
        'We email you at least',
        'We do it late',
      ),
    ],
  },
  {
    id: 'uptime',
    when: 'uptime, uptime promise, downtime, uptime refund, uptime hosting, downtime often, uptime support',
    also: 'promise hosting refund often month',
    say: ({ clauses }) => [clauses.clause('service-level-agreement-policy', 'uptime', 'We commit to')],
  },
  {
    id: 'fault-response',
    when: 'fault response, fault time, downtime response, fault response time, downtime time, fault emergency, emergency response, emergency time, suspend response',
    also: 'time response support emergency downtime existing',
    say: ({ clauses }) => [
      clauses.clause(
        'service-level-agreement-policy',
        'how-fast-we-respond',
        'Severity: Critical',
        'Severity: High',
        'Severity: Medium',
        'Severity: Low',
      ),
    ],
  },
  {
    id: 'email-response',
    when: 'response email, response support, support email time, response support email, response time email, response contact, email time, response forms, response hours, forms time',
    also: 'time email support contact forms',
    say: ({ clauses }) => [
      clauses.clause('customer-support-policy', 'how-soon-we-reply', 'A person on our support team'),
    ],
  },
  {
    id: 'support-free',
    when: 'support afterlaunch, afterlaunch, support price, support pay, support package, support @package, support include, support @plan, support plan',
    also: 'price pay time month @package package hours',
    say: ({ clauses }) => [
      clauses.clause('customer-support-policy', 'what-help-costs', 'days after launch'),
      clauses.clause('customer-support-policy', 'what-help-costs', 'After that'),
    ],
  },
  {
    id: 'emergency',
    when: 'emergency, emergency support, support emergency hours, emergency contact, emergency phone, emergency hours, support hours emergency, emergency calls',
    also: 'support hours phone contact calls response',
    say: ({ clauses }) => [
      clauses.clause('customer-support-policy', 'how-to-reach-us', 'Way: Phone'),
      clauses.clause(
        'customer-support-policy',
        'what-an-emergency-is',
        'The site is down',
        'For these, call',
      ),
    ],
  },
  {
    id: 'breaks',
    when: 'fault, fault calls, fault support, fault contact, fault website',
    also: 'calls support contact price phone',
    say: ({ clauses }) => [clauses.faq('Who do I call when something breaks?')],
  },
  {
    id: 'edits-priority',
    when: 'priority, priority edits, edits priority time, priority time',
    also: 'time edits',
    say: ({ clauses }) => [clauses.faq('How fast is a priority edit?')],
  },
  {
    id: 'edits',
    when: 'edits, edits @plan, edits month, edits include, edits time, edits plan, edits unlimited, edits price, edits often, change month @plan, unlimited @plan',
    also: 'month time include often unlimited price @plan pages revisions live change',
    say: ({ clauses }) => [
      clauses.clause(
        'terms-of-service',
        'edits-hosting-and-changing-plans',
        'small edits a month',
        'Premium has no limit',
        'A small edit is',
      ),
    ],
  },
  {
    id: 'self-edit',
    when: 'selfedit, selfedit edits, selfedit website, selfedit change, selfedit text',
    also: 'edits text photos change existing pages blog',
    say: ({ clauses }) => [clauses.faq('Can I change things on my own later?')],
  },
  {
    id: 'revisions',
    when: 'revisions, revisions include, revisions live, revisions price, revisions edits',
    also: 'include live price edits unlimited often',
    say: ({ clauses }) => [
      clauses.clause('modification-and-revision-policy', 'rounds-of-changes', 'one round of changes'),
      clauses.clause('modification-and-revision-policy', 'rounds-of-changes', 'More rounds are'),
    ],
  },
  {
    id: 'account-lead',
    when: 'lead, lead website',
    also: 'work team support',
    say: () => [onPricing(saleSentences.accountLead)],
  },

  // Reaching us
  {
    id: 'open-now',
    when: 'opennow, opennow hours, opennow phone, opennow calls, opennow contact',
    also: 'hours phone calls contact time',
    say: ({ isOpen }) => [
      onContact(isOpen ? assistant.open.now : assistant.open.closed),
      onContact(`${site.phone.display}: ${site.hours.text}`),
    ],
  },
  {
    id: 'hours',
    when: 'hours, hours phone, hours time, hours support, hours calls, address hours, hours contact',
    also: 'time phone support calls address contact team soon',
    say: ({ clauses }) => [
      onContact(`${site.phone.display}: ${site.hours.text}`),
      onContact(sentence(contactPage.lede, 'If you’d rather talk')),
      clauses.clause('customer-support-policy', 'how-to-reach-us', 'closed on US federal holidays'),
    ],
  },
  {
    id: 'area',
    when: 'area, area place, place, area trade, locations place, area locations',
    also: 'address locations forwho live calls',
    say: () => [onContact(saleSentences.area)],
  },
  {
    id: 'address',
    when: 'address, address place, address contact, address locations, address area',
    also: 'area contact locations',
    say: () => [onContact(facts.company.postalAddress), onContact(sentence(contactPage.details.lede))],
  },
  {
    id: 'phone',
    when: 'phone, phone contact, phone support, phone calls, contact calls',
    also: 'contact support calls',
    say: () => [onContact(`${site.phone.display}, ${site.hours.text}`)],
  },
  {
    id: 'email',
    when: 'email, email contact, email support',
    also: 'contact support',
    say: () => [onContact(`${site.email}. ${answerStep.description}`)],
  },
  {
    id: 'contact',
    when: 'contact, support, contact support, support calls',
    also: 'support calls',
    say: ({ clauses }) => [
      onContact(`${site.phone.display}, ${site.hours.text}; ${site.email}`),
      clauses.clause('customer-support-policy', 'how-to-reach-us', 'Way: Email'),
    ],
  },
  {
    id: 'free-call',
    when: 'consult, consult time, consult price, consult calls, calls price, calls time, consult happens, consult include',
    also: 'time price calls pay',
    say: () => [onContact(sentence(contactPage.consultation.lede)), onContact(callIsFree)],
  },
];
