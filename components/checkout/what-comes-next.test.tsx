import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WhatHappensNext } from '@/app/(site)/success/after-payment';
import { addOns } from '@/content/add-ons';
import { facts } from '@/content/facts';
import { packages } from '@/content/packages';
import { plans } from '@/content/plans';
import { site } from '@/content/site';
import { whatComesNext as words } from '@/content/what-comes-next';
import { renderReceiptMails } from '@/lib/orders/mails';
import { newOrder } from '@/lib/orders/order';
import { catalog, priceOrder } from '@/lib/orders/price';
import { nextStepsAfter } from '@/lib/orders/terms';
import { NO_SOURCE } from '@/lib/site/http/request';
import { readCheckout } from './read-checkout';

const CEILING = 1_000_000;
const CHOICES: readonly string[][] = [[], ['live-chat'], addOns.map(({ id }) => id)];

/** Everything that checkout sells, as its address says it, with what it is. */
const SOLD = [
  ...plans.map(({ id }) => [{ plan: id, billing: 'setup-and-monthly' as const }, 'build'] as const),
  ...plans.map(({ id }) => [{ plan: id, billing: 'monthly-only' as const }, 'takeover'] as const),
  ...packages
    .filter(({ id }) => id !== 'seo-optimization')
    .map(({ id }) => [{ package: id }, 'build'] as const),
  [{ package: 'seo-optimization' }, 'service'],
  [{ package: 'custom', amount: '750.00' }, 'custom'],
] as const;

const ROWS = SOLD.flatMap(([choice, kind]) =>
  CHOICES.map(addOnIds => ({
    name: [...Object.values(choice), ...addOnIds].join(' '),
    choice,
    kind,
    addOnIds,
  })),
);

test.each(ROWS)(
  '$name: each page and email says what was bought, and no more',
  async ({ choice, kind, addOnIds }) => {
    const texts = await tellEverywhere(choice, addOnIds);
    const { checkout, agency, steps } = words.bought[kind];
    expect(texts.checkout).toContain(checkout);
    expect(texts.notify).toContain(agency);
    for (const [where, text] of Object.entries(texts)) {
      const stepsSaid = steps.filter(step => text.includes(step.text));
      expect([where, stepsSaid.length]).toEqual([
        where,
        where === 'page' || where === 'receipt' ? steps.length : 0,
      ]);
      const otherKinds = Object.entries(words.bought).filter(([other]) => other !== kind);
      for (const [, other] of otherKinds)
        for (const promise of [other.checkout, other.agency, ...other.steps.map(step => step.text)])
          expect(text).not.toContain(promise);
      expect([where, kind === 'build' || !PROMISES_A_BUILD.test(text)]).toEqual([where, true]);
    }
    for (const { id, name } of addOns) {
      const isBought = addOnIds.includes(id);
      expect([texts.page, texts.receipt, texts.notify].map(text => text.includes(name))).toEqual(
        Array(3).fill(isBought),
      );
    }
  },
);

test('a build is promised with its time wherever one was sold', async () => {
  const { page, receipt, checkout } = await tellEverywhere({ package: 'basic-website' }, []);
  for (const text of [page, receipt, checkout]) expect(text).toMatch(PROMISES_A_BUILD);
});

/** All texts about one purchase: the open payment step, the receipt page, the buyer's email, the agency's. */
async function tellEverywhere(choice: Record<string, string>, addOnIds: readonly string[]) {
  const request = { currency: 'USD', intent: 'CAPTURE', addOns: addOnIds, ...choice };
  const price = priceOrder(request, { catalog, ceilingMinor: CEILING });
  if (price.kind !== 'priced') throw new Error(price.message);
  const order = {
    ...newOrder(price, { id: 'order1', key: 'key1', attemptId: 'attempt1', now: 0, source: NO_SOURCE }),
    payerEmail: 'buyer@example.com',
    paidAt: 0,
  };
  const { options, start } = readCheckout(
    { ...choice, addOns: addOnIds.join(','), step: 'pay' },
    { catalog, defaultAmount: 9_900, maximum: CEILING },
  );
  const mails = await renderReceiptMails(order, mailSettings);
  const [receipt, notify] = mails.map(mail => toText(mail.html));
  return {
    checkout: options.find(({ value }) => value === start.option)?.next ?? '',
    page: toText(
      renderToStaticMarkup(<WhatHappensNext nextSteps={nextStepsAfter(order, catalog).steps} terms={[]} />),
    ),
    receipt: receipt ?? '',
    notify: notify ?? '',
  };
}

const mailSettings = {
  from: 'Cornerpin <hello@cornerpin.example>',
  agencyTo: 'orders@cornerpin.example',
  siteUrl: 'https://cornerpin.example',
  agency: site,
};

function toText(html: string): string {
  return html
    .replace(/<style>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', '’');
}

const PROMISES_A_BUILD = new RegExp(
  `builds? (?:your|a new)|start building|${facts.delivery.typicalBusinessDays} business days`,
);
