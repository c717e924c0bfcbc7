/** Articles and policies as they are delivered: plain HTML, nothing of which needs a script. */
import { expect, test } from '@playwright/test';
import { readArticles } from '@/lib/documents/read-articles';
import { routes } from '@/lib/routes';
import { visit } from './site/crawl';

/** docs/product/policies.md#figures: each figure as it reads on its page. */
const FIGURES: Record<string, readonly RegExp[]> = {
  'termination-policy': [/5 business days/, /30 days/, /90 days/, /45 days/, /10 days/],
  'customer-support-policy': [
    /72 business hours/,
    /Mon-Fri 9-5 EST/,
    /24\/7/,
    /\bHigh\b.{1,120}? 1 hour 1 hour/,
    /\bMedium\b.{1,120}? 24 hours 1 business day/,
    /\bLow\b.{1,120}? 3 business days/,
  ],
  'service-level-agreement-policy': [
    /99\.9% monthly uptime/,
    /\bCritical\b.{1,120}? 1 hour/,
    /\bHigh\b.{1,120}? 4 hours/,
    /\bMedium\b.{1,120}? 1 business day/,
    /\bLow\b.{1,120}? 2 business days/,
    /48 hours/,
    /\b5%/,
    /\b10%/,
    /\b25%/,
    /99\.0/,
    /95\.0/,
    /30 days/,
  ],
  'backup-and-data-retention-policy': [/hourly/i, /daily/i, /monthly/i, /12 months/, /24 hours/],
  'force-majeure-policy': [/2 days/],
  'refund-policy': [/7[ -]days?/, /30 calendar days/, /14 business days/],
  'billing-and-payment-policy': [/1 day/, /3 days/, /3% monthly late fee/, /30 days/, /7 business days/],
  'complaints-and-notices-policy': [/24 hours/, /2-3 business days/, /10 business days/],
  'abuse-reporting-policy': [/48 hours/, /14 days/],
  'complaints-and-community-guidelines': [/3 business days/],
  'vulnerability-disclosure-policy': [/2 business days/],
  'email-marketing-service-terms': [/\b18\b/, /end of the (?:current )?billing cycle/],
  'project-abandonment-policy': [/10 business days/],
};

for (const [slug, figures] of Object.entries(FIGURES))
  test(`${slug} says each of its figures`, async ({ request }) => {
    const { page } = await visit(request, { url: routes.policy(slug) });
    const text = page?.text ?? '';
    expect(figures.filter(figure => !figure.test(text)).map(String)).toEqual([]);
    expect(text).toContain('The short version');
    expect(text).toContain('In effect since');
    expect(text).toContain('What changed');
    expect(text).not.toMatch(/[{}]|lorem ipsum|TODO/i);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an article leads to its parts, its neighbours, three related ones, and can be passed on', async ({
    page,
  }) => {
    const [newest, second] = readArticles();
    if (!newest || !second) throw new Error('There are no two articles');
    await page.goto(routes.article(newest.slug));
    const part = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1);
    const fragment = (await part.getAttribute('href')) ?? '';
    await part.click();
    await expect(page.locator(fragment)).toBeInViewport();
    const more = page.getByRole('navigation', { name: 'More articles' });
    await expect(more.getByRole('link')).toHaveCount(1);
    await expect(more.getByRole('link', { name: /^Previous article/ })).toHaveAttribute(
      'href',
      routes.article(second.slug),
    );
    const related = page.locator('section', { has: page.getByRole('heading', { name: 'Keep reading.' }) });
    await expect(related.getByRole('heading', { level: 3 })).toHaveCount(3);
    const address = encodeURIComponent(new URL(routes.article(newest.slug), page.url()).href);
    for (const name of ['Email', 'LinkedIn', 'Facebook'])
      await expect(page.getByRole('article').getByRole('link', { name })).toHaveAttribute(
        'href',
        new RegExp(address),
      );
  });

  test('the blog shows the newest first, its author, two tags at most, and the rest as a count', async ({
    page,
  }) => {
    await page.goto(routes.blog());
    const dates = await page
      .locator('main time')
      .evaluateAll(times => times.map(time => time.getAttribute('datetime')));
    expect(dates).toEqual(readArticles().map(({ date }) => date));
    for (const { author, category, title } of readArticles()) {
      const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: title }) });
      await expect(card).toContainText(`${category} · ${author} · `);
      await expect(card.getByRole('img', { name: /^Drawing of / })).toHaveCount(1);
    }
    for (const tags of await page.getByRole('list', { name: 'Tags' }).all()) {
      const texts = await tags.getByRole('listitem').allTextContents();
      expect(texts.filter(text => !/^\+\d+$/.test(text)).length).toBeLessThanOrEqual(2);
      expect(texts.length).toBeLessThanOrEqual(3);
    }
  });

  test('on paper a policy is its text alone, and its links say where they lead', async ({ page }) => {
    await page.goto(routes.policy('refund-policy'));
    await page.emulateMedia({ media: 'print' });
    for (const part of ['body > header', 'body > footer', '[data-toast-box]', '#toc'])
      await expect(page.locator(part)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const link = page.locator('.prose a[href^="/"], article p a[href^="/"]').first();
    const after = await link.evaluate(element => getComputedStyle(element, '::after').content);
    expect(after).toMatch(/\(https?:\/\/[^/]+\//);
    expect(after).toContain((await link.getAttribute('href')) ?? '');
  });
});
