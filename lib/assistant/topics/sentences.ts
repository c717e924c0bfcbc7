import { assistant } from '@/content/assistant';
import { careers } from '@/content/careers';
import { contactPage } from '@/content/contact-page';
import { facts } from '@/content/facts';
import { packages } from '@/content/packages';
import { plans } from '@/content/plans';
import { pricingPage } from '@/content/pricing-page';
import { promotion } from '@/content/promotion';
import { promotionPage } from '@/content/promotion-page';
import { planPrices, saleSentences } from '@/content/sale-terms';
import { starterPackage } from '@/content/starter-package';
import { fill } from '@/lib/promotion';
import { formatDollars } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';
import type { Quote } from '../clauses';
import type { Thing } from '../read-question';
import type { Asked } from './topic';

export function onPricing(text: string): Quote {
  return { text, href: routes.pricing(), from: pricingPage.heading };
}

/** Only the smallest plan's first payment is on a page as one figure. */
export function firstPayment(plan: Plan): Quote[] {
  const terms = onPricing(saleSentences.firstPayment);
  if (plan !== smallestPlan) return [planPrice(plan), terms];
  const text = `${plan.name}: ${planPrices[plan.id].first}, ${assistant.withFirstMonth}.`;
  return [{ text, href: routes.starterPackage(), from: starterPackage.heading }, terms];
}

export function onContact(text: string): Quote {
  return { text, href: routes.contact(), from: contactPage.heading };
}

export function planPrice({ id, name }: Plan): Quote {
  return onPricing(`${name} is ${planPrices[id].both}.`);
}

export function planContents({ name, features, notIncluded }: Plan): Quote {
  const list = notIncluded.join(', ');
  const missing = list === '' ? '' : ` ${assistant.notIncluded} ${list}.`;
  return onPricing(`${name}: ${features.join('; ')}.${missing}`);
}

export function packageQuotes({ things }: Asked): Quote[] {
  return packages.filter(({ id }) => has(things, id)).map(packageQuote);
}

export function packageQuote({ name, price }: (typeof packages)[number]): Quote {
  const [, , what = ''] = pricingPage.packages.rows.find(([first]) => first === name) ?? [];
  return onPricing(`${name}: ${formatDollars(price)}, ${assistant.once}. ${what}`);
}

export const [, , answerStep] = contactPage.next.items;
export const [, , callIsFree] = contactPage.consultation.points;
export const [smallestPlan] = plans;
export const [yearQuestion] = promotionPage.faq.items;
export const [, openRoles] = careers.open.text;
export const [, adCosts] = pricingPage.notIncluded.items;
export const cheapestPackage = packages.reduce((a, b) => (b.isWebsite && b.price < a.price ? b : a));

export function plansOf(things: readonly Thing[]): Plan[] {
  return plans.filter(({ id }) => has(things, id));
}

export function has(things: readonly Thing[], id: string): boolean {
  return things.some(thing => thing.id === id);
}

/** The first sentence of a text, or the one that begins so. */
export function sentence(text: string, start = ''): string {
  const sentences = text.split(/(?<=[.?!])\s+/);
  return sentences.find(candidate => candidate.startsWith(start)) ?? text;
}

export function creditRows(): string[] {
  const { small, middle, large } = facts.sla.credits;
  return [
    `below ${small.belowPercent}%, down`,
    `below ${middle.belowPercent}%, down`,
    `below ${large.belowPercent}%; Credit`,
  ];
}

export function promotionNow({ promotion: { state, figures } }: Asked): (Quote | null)[] {
  const page = (text: string): Quote => ({
    text: fill(text, figures),
    href: routes.promotion(),
    from: promotion.name,
  });
  if (state === 'never') return [];
  if (state === 'over') return [page(promotionPage.ended.text)];
  if (state === 'full') return [page(promotionPage.full.description)];
  return [page(yearQuestion.answer), page(assistant.spotsLeft)];
}

type Plan = (typeof plans)[number];
