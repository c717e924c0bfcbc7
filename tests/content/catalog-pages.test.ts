import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import GoogleServicePage from '@/app/(site)/services/google/[id]/page';
import { factSheets } from '@/content/fact-sheets';
import { facts } from '@/content/facts';
import { forms } from '@/content/forms';
import { getStarted } from '@/content/get-started';
import { landing } from '@/content/landing-page';
import { plans } from '@/content/plans';
import { platformComparison } from '@/content/platform-comparison';
import { platformPages, productLabels } from '@/content/platform-pages';
import { processSteps } from '@/content/process';
import { processPage } from '@/content/process-page';
import { products } from '@/content/products';
import { questionnaire } from '@/content/questionnaire';
import { resources, supportCenter } from '@/content/resources';
import { starterPackage } from '@/content/starter-package';
import { resolveRedirect, routes } from '@/lib/site/routes';

test('every product has a persuading page, a fact sheet and a plan, each page with 250 words of its own', () => {
  const ids = products.map(({ id }) => id);
  expect(platformPages.map(({ id }) => id)).toEqual(ids);
  expect(factSheets.map(({ id }) => id)).toEqual(ids);
  for (const page of platformPages) expect(plans.map<string>(({ id }) => id)).toContain(page.plan);
  const pages = [...platformPages, ...factSheets];
  expect(pages.filter(page => wordsOf(page) < 250).map(({ heading }) => heading)).toEqual([]);
});

test('an unknown product is answered with the specified words', () => {
  expect(productLabels.notFound).toMatchObject({
    title: 'Product Not Found',
    text: "Sorry, the product you're looking for doesn't exist.",
  });
});

test('an unknown Google tool is an unknown page, and leads to the thirteen', async () => {
  const page = renderToStaticMarkup(
    await GoogleServicePage({ params: Promise.resolve({ id: 'no-such-tool' }) }),
  );
  expect(page).toContain('404 Page Not Found');
  expect(page).toContain(`href="${routes.googleServices()}"`);
});

test('the Starter Package holds the five specified things', () => {
  expect(starterPackage.receipt.inclusions).toEqual([
    'Professional design',
    'Mobile-responsive layout',
    'Basic SEO',
    'Contact form',
    '1 year hosting',
  ]);
});

test('the process page tells all five steps', () => {
  expect(processPage.steps.map(({ id }) => id)).toEqual(processSteps.map(({ id }) => id));
});

test('the comparison has every specified cell, to the letter', () => {
  const rows = platformComparison.groups.flatMap(({ features }) =>
    features.map(({ name, cells }) => [name, ...cells]),
  );
  expect(platformComparison.plans).toEqual(['Basic', 'Standard', 'Professional', 'Enterprise']);
  expect(rows).toEqual([
    ['Service connections', '5', '15', 'unlimited', 'unlimited'],
    ['Client-side MAU', '1k', '10k', '100k', 'unlimited'],
    ['Experimentation MAU', '100', '1k', '10k', 'unlimited'],
    ['Projects', '1', '3', '5', 'unlimited'],
    ['Environments', '2', '3', '5', 'unlimited'],
    ['Team members', '2', '5', '10', 'unlimited'],
    ['Data export', 'contact us', 'contact us', 'contact us', 'contact us'],
    ['Multivariate tests', 'not included', 'included', 'included', 'included'],
    ['SOC 2', 'no', 'no', 'yes', 'yes'],
    ['Email support', 'business hours', 'business hours', '24x5', '24x7'],
    ['Phone support', 'none', 'none', 'business hours', '24x7'],
    ['Response SLA', '24h', '12h', '4h', '1h'],
  ]);
});

test('the support priorities are those of the policy', () => {
  const { high, medium, low } = facts.support;
  expect(
    supportCenter.priorities.rows.map(([name, , response, resolved]) => [name, response, resolved]),
  ).toEqual([
    ['High', `${high.responseHours} hour`, `${high.resolutionHours} hour`],
    ['Medium', `${medium.responseHours} hours`, `${medium.resolutionBusinessDays} business day`],
    ['Low', `${low.businessDays} business days`, `${low.businessDays} business days for small edits`],
  ]);
});

test('get-started has the specified heading, its four answers and the three levels', () => {
  expect(getStarted.heading).toBe('Choose Your Path to Online Success');
  expect(getStarted.paths.consultation).toBe('Schedule Free Consultation');
  const [build, upgrade, owner, support, ...more] = getStarted.faq.items.map(({ answer }) => answer);
  expect(more).toEqual([]);
  expect(build).toMatch(new RegExp(`takes ${facts.delivery.fromQuestionnaireWeeks} weeks`));
  expect(upgrade).toMatch(/any time, with no downtime/);
  expect(owner).toMatch(/own your content and can export/);
  expect(support).toMatch(
    /knowledge base and forums for all.* days standard support.*dedicated account managers and priority support/,
  );
  expect(support).toContain(`${facts.support.levels.proStandardSupportDays} days standard support`);
  expect(getStarted.levels.items.map(({ name }) => name)).toEqual(['Free', 'Pro', 'Enterprise']);
});

test('the questionnaire asks one question for each field of its form, in the same order', () => {
  expect(questionnaire.questions.map(({ field }) => field)).toEqual(
    forms['questionnaire-form'].fields.map(({ name }) => name),
  );
});

test('the demo’s two figures are said to be simulated', () => {
  expect(landing.claims.items.map(({ figure }) => figure)).toEqual([
    `+${facts.demo.conversionPercent}% conversion`,
    `+${facts.demo.fasterDevelopmentPercent}% faster development`,
  ]);
  expect(landing.claims.note).toMatch(/simulated figures and no promise/);
});

test('the four resource cards have the specified addresses, and known pages behind them', () => {
  const links = resources.cards.map(({ link }) => link);
  expect(links).toEqual([
    '/resources/community',
    '/resources/support',
    '/resources/blog',
    '/resources/careers',
  ]);
  expect(links.map(resolveRedirect)).toEqual([
    '/resources/community',
    '/resources/support',
    '/blog',
    '/careers',
  ]);
});

function wordsOf(value: unknown): number {
  if (typeof value === 'string') return value.split(/\s+/).length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + wordsOf(part), 0);
}
