import { addOns } from '@/content/add-ons';
import { packages } from '@/content/packages';
import { monthlyOnly, plans } from '@/content/plans';
import { pricingPage } from '@/content/pricing-page';
import { promotion } from '@/content/promotion';
import { planPrices, saleSentences } from '@/content/sale-terms';
import { formatDollars } from '@/lib/site/money';
import {
  onPricing,
  firstPayment,
  planPrice,
  planContents,
  packageQuotes,
  packageQuote,
  plansOf,
  has,
  sentence,
  cheapestPackage,
} from './sentences';
import type { Topic } from './topic';

const PRICE =
  'price month setup pay newbuild locations once plan custombuild invoice forwho start pages live';

/** Prices, plans, packages and how to pay. */
export const pricesTopics: readonly Topic[] = [
  {
    id: 'plan-first-payment',
    when: 'firstpay @plan',
    also: `${PRICE} @plan`,
    say: ({ things }) => plansOf(things).flatMap(firstPayment),
  },
  {
    id: 'plan-first-year',
    when: 'firstyear @plan',
    also: `${PRICE} firstpay`,
    say: ({ things }) =>
      plansOf(things).map(({ id, name }) =>
        onPricing(
          `${name} is ${planPrices[id].both}, which makes ${planPrices[id].firstYear} in the first year.`,
        ),
      ),
    next: { time: 'build-time' },
  },
  {
    id: 'plan-include-and-price',
    when: 'include price @plan, pages price @plan, @plan',
    alone: 'question',
    also: `${PRICE} chatbot pages`,
    say: ({ things }) => plansOf(things).flatMap(plan => [planPrice(plan), planContents(plan)]),
    next: { time: 'build-time' },
  },
  {
    id: 'plan-or-package',
    when: 'difference @plan @package, price @plan @package, difference plan package, difference setup package',
    also: `${PRICE} package`,
    say: ({ clauses }) => [clauses.faq('Why does setup cost more than a package?')],
  },
  {
    id: 'plan-price',
    when: 'price @plan, pay @plan, month @plan, setup @plan, cheap @plan, still @plan',
    also: `${PRICE} package cheap chatbot`,
    say: ({ things }) => plansOf(things).map(planPrice),
    next: { time: 'build-time', when: 'when-billed' },
  },
  {
    id: 'plans-differ',
    when: 'difference @plan+, @plan+, difference @plan',
    also: 'include pages package',
    say: ({ things }) => plansOf(things).map(planContents),
  },
  {
    id: 'plan-pages',
    when: 'pages @plan, pages include @plan',
    also: 'include month',
    say: ({ things }) => plansOf(things).map(planContents),
  },
  {
    id: 'plan-contents',
    when: 'include @plan, about @plan',
    also: 'package month',
    say: ({ things }) => plansOf(things).map(planContents),
    next: { time: 'build-time', price: 'plan-price' },
  },
  {
    id: 'plans-contents',
    when: 'include plan, plan about, blog include plan, blog which plan, blog include which plan, pages plan, which plan, which plan forwho, which plan trade',
    also: 'month pages',
    say: () => plans.map(planContents),
  },
  {
    id: 'plan-chatbot',
    when: 'chatbot @plan, chatbot which plan, chatbot plan, chatbot include, chatbot which, chatbot price, chatbot cheap, chatbot',
    alone: 'question',
    also: 'price month booking @plan',
    say: ({ clauses }) => [clauses.faq('Which plans include the chatbot?')],
    next: { price: 'plan-price' },
  },
  {
    id: 'plan-blog',
    when: 'blog @plan, blog include @plan',
    also: 'include month often write',
    say: ({ things }) => plansOf(things).map(planContents),
  },
  {
    id: 'ten-pages',
    when: 'tenpages, tenpages price',
    also: `${PRICE} package cheap difference`,
    say: ({ clauses }) => [clauses.faq('Is a ten-page site cheaper as a package?')],
  },
  {
    id: 'five-pages',
    when: 'fivepages, fivepages price',
    also: `${PRICE} package cheap difference`,
    say: ({ clauses }) => [clauses.faq('Why does setup cost more than a package?')],
  },
  {
    id: 'plan-report',
    when: 'report often, report @plan, report include, report',
    also: 'often month',
    say: ({ clauses }) => [clauses.faq('How often do I get a report?')],
  },
  {
    id: 'plan-locations',
    when: 'locations include, locations @plan, locations perlocation, perlocation, perlocation price',
    also: 'pages include',
    say: ({ clauses }) => [clauses.faq('How many locations are included?')],
    anyNumber: true,
  },
  {
    id: 'plan-monthly-covers',
    when: 'hosting include, month include, hosting include plan, hosting plan, hosting price plan, care include, backup include, security include, hosting price, hosting @plan, hosting month, hosting',
    alone: 'word',
    also: 'month price setup care backup security pay @plan',
    say: ({ clauses }) => [clauses.faq('What does it cost each month?')],
  },
  {
    id: 'package-hosting',
    when: 'month package, hosting include @package, hosting include package, hosting price package, hosting package, hosting @package, hosting firstyear, hosting after price, hosting after package, hosting after, package after, @package after, hosting package time, hosting time',
    also: 'price month firstyear once afterlaunch time include',
    say: ({ clauses }) => [
      clauses.clause(
        'billing-and-payment-policy',
        'hosting-after-a-one-off-package',
        'Hosting is included',
        'After that',
      ),
    ],
  },
  {
    id: 'package-pages',
    when: 'pages @package, products @package, pages include @package, products price @package',
    also: 'once shopping products include',
    say: packageQuotes,
  },
  {
    id: 'store-products',
    when: 'products, products website',
    say: () => packages.filter(({ id }) => id === 'e-commerce-website').map(packageQuote),
  },
  {
    id: 'package-price',
    when: 'price @package, pay @package, once @package, include @package, about @package, include price @package, month @package',
    also: `${PRICE} package cheap seo analyze products include`,
    say: packageQuotes,
    next: { time: 'build-time' },
  },
  {
    id: 'package-named',
    when: '@package',
    also: 'package seo once analyze',
    say: packageQuotes,
    next: { time: 'build-time' },
  },
  {
    id: 'addon-price',
    when: 'price @addon, pay @addon, month @addon, include @addon, @addon, language @addon, booking @addon, pay price @addon',
    also: 'price month pay @plan language photos pages start booking chatbot',
    say: ({ things }) =>
      addOns
        .filter(({ id }) => has(things, id))
        .map(({ name, monthlyPrice, line }) =>
          onPricing(`${name} is ${formatDollars(monthlyPrice)} a month, as an add-on to any plan. ${line}`),
        ),
  },
  {
    id: 'bundle',
    when: '@bundle, price @bundle, month @bundle, include @bundle, contract @bundle, termlength @bundle',
    also: `${PRICE} include contract termlength time cheap`,
    say: () => [onPricing(pricingPage.packages.bundle)],
  },
  {
    id: 'cancel-bundle',
    when: 'cancel @bundle, cancel promo, contract promo, notice @bundle',
    also: 'notice time contract',
    say: ({ clauses }) => [
      clauses.clause(
        'terms-of-service',
        'leaving-and-what-happens-then',
        promotion.bundle.name,
        'After that it ends',
      ),
    ],
  },
  {
    id: 'cheapest',
    when: 'cheap, cheap price, once price, cheap once, once, cheap package, package price, package once, once website, price package cheap, cheap price website, cheap plan, cheap website, once pay, cheap @plan',
    also: `${PRICE} package cheap`,
    say: () => [packageQuote(cheapestPackage), onPricing(saleSentences.newWebsite)],
  },
  {
    id: 'setup-once',
    when: 'setup once, setup once pay',
    also: 'price pay month invoice',
    say: () => [onPricing(sentence(pricingPage.lede))],
  },
  {
    id: 'setup-why',
    when: 'setup include, setup difference',
    also: 'price',
    say: ({ clauses }) => [clauses.faq('Why does setup cost more than a package?')],
  },
  {
    id: 'all-plan-prices',
    when: 'price plan, price plan month, price plan setup',
    also: PRICE,
    say: () => [onPricing(pricingPage.answers.items.cost)],
    next: { time: 'build-time' },
  },
  {
    id: 'maintenance-price',
    when: 'care price, care month price, care existing price, care price package',
    also: `${PRICE} existing hosting`,
    say: ({ clauses }) => [clauses.faq('Who do I call when something breaks?')],
  },
  {
    id: 'website-price',
    when: 'price, price website, price trade, price build, price website trade, month price, setup price, month setup, price start, pay website, pay start, setup, price newbuild, pay month, price forwho, price month setup',
    also: PRICE,
    say: () => [onPricing(saleSentences.newWebsite)],
    next: { time: 'build-time' },
  },
  {
    id: 'monthly-only',
    when: 'monthlyonly, existing monthlyonly, existing price, existing month, existing setup, price existing, monthlyonly price',
    also: PRICE,
    say: ({ clauses }) => [onPricing(monthlyOnly.what), clauses.faq('What if I already have a website?')],
  },
  {
    id: 'currency',
    when: 'currency, currency pay, currency price',
    also: 'pay price paymethod',
    say: ({ clauses }) => [clauses.faq('Can I pay in another currency?')],
  },
  {
    id: 'tax-exempt',
    when: 'exempt, exempt tax',
    also: 'tax',
    say: ({ clauses }) => [clauses.clause('billing-and-payment-policy', 'how-you-can-pay', 'is exempt')],
  },
  {
    id: 'sales-tax',
    when: 'tax, tax price, tax include, tax pay',
    also: 'price pay invoice month',
    say: () => [onPricing(saleSentences.salesTax)],
  },
  {
    id: 'auto-pay',
    when: 'autopay, autopay pay, autopay month, autopay renew',
    also: 'pay paymethod month invoice price setup invoice',
    say: ({ clauses }) => [
      clauses.clause(
        'billing-and-payment-policy',
        'how-you-can-pay',
        'Where an invoice offers it',
        'That begins only',
      ),
    ],
  },
  {
    id: 'pay-how',
    when: 'paymethod, paymethod pay',
    also: 'pay invoice month',
    say: ({ clauses }) => [
      clauses.clause('billing-and-payment-policy', 'how-you-can-pay', 'You pay through PayPal'),
    ],
  },
  {
    id: 'card-safe',
    when: 'security paymethod, keep paymethod, security pay',
    also: 'pay keep security own phone',
    say: ({ clauses }) => [
      clauses.clause(
        'billing-and-payment-policy',
        'how-you-can-pay',
        'You pay through PayPal',
        'We never see',
      ),
    ],
  },
];
