import { monthlyOnly } from '@/content/plans';
import { site } from '@/content/site';
import { toDecimal } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import { absoluteUrl } from './absolute-url';
import { socialImage } from './addresses';
import { organizationId, type JsonLdNode } from './json-ld';

/** A website plan for the page where it can be bought in two ways: a new website with its setup fee, or Monthly Only. */
export function planNode(plan: PlanFacts): JsonLdNode {
  const path = routes.pricing();
  const month = {
    ...unitPrice('Each month', plan.monthlyPrice),
    billingDuration: 1,
    unitCode: 'MON',
  };
  return {
    ...productNode({
      path,
      fragment: `plan-${plan.id}`,
      name: `${plan.name} website plan`,
      description: plan.description,
    }),
    offers: [
      {
        ...offer(path),
        name: 'With one-time setup',
        price: toDecimal(plan.setupPrice),
        priceSpecification: [unitPrice('Setup, once', plan.setupPrice), month],
      },
      {
        ...offer(path),
        name: `${monthlyOnly.name}, for a website you already have`,
        price: toDecimal(plan.monthlyPrice),
        priceSpecification: month,
      },
    ],
  };
}

/** A package that is paid once, for the page that sells it. */
export function packageNode({ path, name, description, price }: PackageFacts): JsonLdNode {
  return {
    ...productNode({ path, fragment: 'product', name, description }),
    offers: { ...offer(path), price: toDecimal(price) },
  };
}

/** The promotion, for as long as it runs. Its end is an instant; the price is said to hold to the last day in our zone. */
export function promotionOfferNode({ name, description, price, window }: PromotionFacts): JsonLdNode {
  const path = routes.promotion();
  const lastInstant = new Date(window.end - 1);
  return {
    ...offer(path),
    '@id': `${absoluteUrl(path)}#offer`,
    name,
    description,
    price: toDecimal(price),
    validFrom: new Date(window.start).toISOString(),
    validThrough: lastInstant.toISOString(),
    priceValidUntil: LOCAL_DAY.format(lastInstant),
    itemOffered: {
      '@type': 'Service',
      name,
      provider: { '@id': organizationId() },
    },
  };
}

function productNode({ path, fragment, name, description }: ProductFacts): JsonLdNode {
  const url = absoluteUrl(path);
  return {
    '@type': 'Product',
    '@id': `${url}#${fragment}`,
    name,
    description,
    url,
    image: [absoluteUrl(socialImage(path))],
    brand: { '@id': organizationId() },
  };
}

function offer(path: string): JsonLdNode {
  return {
    '@type': 'Offer',
    url: absoluteUrl(path),
    priceCurrency: CURRENCY,
    availability: 'https://schema.org/InStock',
    seller: { '@id': organizationId() },
  };
}

function unitPrice(name: string, minor: number): JsonLdNode {
  return { '@type': 'UnitPriceSpecification', name, price: toDecimal(minor), priceCurrency: CURRENCY };
}

/** Canadian English writes a day as ISO does. */
const LOCAL_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone });

/** The catalog's own currency; checkout offers the same figures in others. */
const CURRENCY = 'USD';

type ProductFacts = { path: string; fragment: string; name: string; description: string };
type PackageFacts = { path: string; name: string; description: string; price: number };
type PlanFacts = { id: string; name: string; description: string; setupPrice: number; monthlyPrice: number };
type PromotionFacts = {
  name: string;
  description: string;
  price: number;
  /** Epoch milliseconds; `end` is the first instant after it. */
  window: { start: number; end: number };
};
