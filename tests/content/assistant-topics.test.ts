import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addOns } from '@/content/add-ons';
import { assistant } from '@/content/assistant';
import { assistantExamples } from '@/content/assistant-examples';
import { packages } from '@/content/packages';
import { plans } from '@/content/plans';
import { pricingPage } from '@/content/pricing-page';
import { promotionFor, readKnowledge, replyToTopic, topics } from '@/lib/assistant';
import { readPolicies } from '@/lib/documents';
import { sitePromotionRule } from '@/lib/promotion';
import { formatDollars } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';

const FOLDER = 'lib/assistant/topics';
const knowledge = readKnowledge();
const { clauses } = knowledge;
const rule = sitePromotionRule({ PROMOTION_START: null, PROMOTION_END: null });
const moments = ['2026-07-10T15:00:00Z', '2026-11-28T15:00:00Z'].map(at =>
  promotionFor({ rule, left: 93, now: Date.parse(at) }),
);
const things = [
  ...plans.map(({ id }) => ({ kind: 'plan' as const, id })),
  ...packages.map(({ id }) => ({ kind: 'package' as const, id })),
  ...addOns.map(({ id }) => ({ kind: 'addon' as const, id })),
];

test.each(topics.map(topic => [topic.id, topic] as const))('%s has all of its sentences', (_, topic) => {
  for (const promotion of moments) {
    const quotes = topic.say({ things, clauses, promotion, isOpen: true });
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) expect(quote?.text.trim()).toBeTruthy();
  }
});

test('no figure is typed where the topics are', () => {
  const files = readdirSync(FOLDER).map(name => readFileSync(`${FOLDER}/${name}`, 'utf8'));
  expect(files.length).toBeGreaterThan(0);
  for (const source of files) expect(source.match(/.*\d.*/g) ?? []).toEqual([]);
});

test('each starter and each choice leads to a reply', () => {
  const [, promotion] = moments;
  if (!promotion) throw new Error('no moment');
  const examples = assistantExamples.groups.flatMap(({ items }) => items);
  const choices = [...assistant.starters, ...assistant.clarify.response, ...examples];
  for (const { topic } of choices)
    expect(replyToTopic({ topic, of: null }, { knowledge, promotion, isOpen: true })).not.toBeNull();
});

test('each quote of a policy or a question is on the page that it names', () => {
  const bodies = new Map(readPolicies().map(({ slug, text }) => [routes.policy(slug), text]));
  const [, promotion] = moments;
  if (!promotion) throw new Error('no moment');
  const quotes = topics
    .flatMap(topic => topic.say({ things, clauses, promotion, isOpen: true }))
    .flatMap(quote => quote ?? []);
  const ofPolicies = quotes.filter(({ href }) => bodies.has(href.replace(/#.*/, '')));
  expect(ofPolicies.length).toBeGreaterThan(30);
  for (const { text, href } of ofPolicies)
    for (const sentence of text.split(/(?<=[.?!])\s+(?=[A-Z“])/))
      expect(bodies.get(href.replace(/#.*/, ''))).toContain(sentence);
});

test('each dollar figure beside the page of prices is one that the page shows', () => {
  const [, promotion] = moments;
  if (!promotion) throw new Error('no moment');
  const shown = JSON.stringify([pricingPage, addOns.map(({ monthlyPrice }) => formatDollars(monthlyPrice))]);
  const quotes = topics
    .flatMap(topic => topic.say({ things, clauses, promotion, isOpen: true }))
    .flatMap(quote => quote ?? []);
  const figures = quotes
    .filter(({ href }) => href === routes.pricing())
    .flatMap(({ text }) => text.match(/\$\d[\d,]*\d/g) ?? []);
  expect(figures.length).toBeGreaterThan(10);
  for (const figure of figures) expect(shown).toContain(figure);
});

test('the first line says that it is a program', () => {
  expect(assistant.first[0]).toMatch(/^I’m a program, not a person/);
});
