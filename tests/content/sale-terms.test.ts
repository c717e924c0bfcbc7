import { expect, test } from 'vitest';
import { facts } from '@/content/facts';
import { saleTerms } from '@/content/sale-terms';
import { policies } from './raw-documents';

const { billing, termination } = facts;

test('every policy counts the plan guarantee from the day the first month begins', () => {
  const all = policies.map(({ body }) => body).join('\n');
  expect(all).not.toMatch(/first purchase\b(?!\.\n)|runs from the purchase/);
  for (const slug of ['refund-policy', 'terms-of-service', 'project-abandonment-policy'])
    expect(bodyOf(slug)).toMatch(/guarantee(?:Days)?[\s\S]{0,200}the day (?:your|the) first month begins/);
});

test('the example of a bill follows the figures of billing and termination', () => {
  const { live, sent, due, lastDay, cancelBy } = saleTerms.invoiceExample;
  const begins = dayOf(`${due}, 2027`);
  expect(dayOf(live).getUTCDate()).toBe(begins.getUTCDate());
  expect(addDays(begins, -billing.invoiceDaysBeforeDue)).toEqual(dayOf(`${sent}, 2027`));
  expect(addDays(begins, billing.dueWithinDays)).toEqual(dayOf(`${lastDay}, 2027`));
  const between = Array.from({ length: 31 }, (_, days) => addDays(begins, -1 - days)).filter(
    day => day.getUTCDay() % 6 !== 0,
  );
  expect(between[termination.noticeBusinessDays - 1]).toEqual(dayOf(`${cancelBy}, 2027`));
});

test('the terms say what an edit is, what hosting costs later, and what changing plans costs', () => {
  for (const name of ['edits', 'smallEdit', 'packageHosting', 'upgrade', 'downgrade', 'domain', 'salesTax'])
    expect(bodyOf('terms-of-service')).toContain(`<Fact name="saleSentences.${name}"`);
});

test('the privacy policy tells Americans what they look for', () => {
  const privacy = bodyOf('privacy-policy');
  for (const words of [
    'Do Not Track',
    'Privacy appeal',
    'state attorney general',
    'protected health information',
  ])
    expect(privacy).toContain(words);
  expect(privacy.match(/^\| (?:You apply for a job|Job applications) /gm)).toHaveLength(2);
});

function bodyOf(slug: string): string {
  return policies.find(policy => policy.slug === slug)?.body ?? '';
}

function dayOf(text: string): Date {
  return new Date(`${text} UTC`);
}

function addDays(day: Date, days: number): Date {
  return new Date(day.getTime() + days * 86_400_000);
}
