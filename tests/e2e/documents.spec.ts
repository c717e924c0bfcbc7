import { blog } from '@/content/blog';
import { facts } from '@/content/facts';
import { readArticles } from '@/lib/documents/read-documents';
import { routes } from '@/lib/site/routes';
import { visit } from './site/crawl';
/** Articles and policies as they are delivered: plain HTML that needs no script. */
import { expect, test } from './test';

const { abuse, backups, billing, complaints, disclosure, refund, sla, support, termination } = facts;
const { small, middle, large } = sla.credits;

/** docs/product/policies.md#figures: each figure as it reads on its page. `…` stands for what is between. */
const FIGURES: Record<string, readonly string[]> = {
  'termination-policy': [
    `${termination.noticeBusinessDays} business days`,
    `${termination.backupsKeptDays} days`,
    `${termination.dataRetainedDays} days`,
    `${termination.reinstatementDays} days`,
    `${termination.disputeDays} days`,
  ],
  'customer-support-policy': [
    `${support.emailReplyBusinessHours} business hours`,
    support.hours,
    support.emergencyHours,
    `High … ${support.high.responseHours} hour ${support.high.resolutionHours} hour`,
    `Medium … ${support.medium.responseHours} hours ${support.medium.resolutionBusinessDays} business day`,
    `Low … ${support.low.businessDays} business days`,
  ],
  'service-level-agreement-policy': [
    `${sla.uptimePercent}% monthly uptime`,
    `Critical … ${sla.critical.responseHours} hour`,
    `High … ${sla.high.responseHours} hours`,
    `Medium … ${sla.medium.responseBusinessDays} business day`,
    `Low … ${sla.low.responseBusinessDays} business days`,
    `${sla.maintenanceNoticeHours} hours`,
    ...[small, middle, large].map(({ creditPercent }) => `${creditPercent}%`),
    ...[small, middle].map(({ downToPercent }) => downToPercent),
    `${sla.creditRequestDays} days`,
  ],
  'backup-and-data-retention-policy': [
    'Hourly',
    'Daily',
    'Monthly',
    `${backups.monthlyKeptMonths} months`,
    `${backups.restoreHours} hours`,
  ],
  'force-majeure-policy': [`${facts.forceMajeure.terminationAfterDays} days`],
  'refund-policy': [
    `${refund.guaranteeDays} days`,
    `${refund.processedCalendarDays} calendar days`,
    `${refund.disputeAnswerBusinessDays} business days`,
  ],
  'billing-and-payment-policy': [
    `${billing.invoiceDaysBeforeDue} day`,
    `${billing.dueWithinDays} days`,
    `${billing.lateFeeMonthlyPercent}% monthly late fee`,
    `${billing.suspensionAfterDays} days`,
    `${billing.disputeAnswerBusinessDays} business days`,
  ],
  'complaints-and-notices-policy': [
    `${complaints.acknowledgedHours} hours`,
    `${complaints.initialResponseBusinessDays} business days`,
    `${complaints.appealBusinessDays} business days`,
  ],
  'abuse-reporting-policy': [`${abuse.acknowledgedHours} hours`, `${abuse.appealDays} days`],
  'complaints-and-community-guidelines': [`${facts.community.acknowledgedBusinessDays} business days`],
  'vulnerability-disclosure-policy': [`${disclosure.acknowledgementBusinessDays} business days`],
  'email-marketing-service-terms': [`${facts.emailMarketing.minimumAgeYears}`, 'billing cycle'],
  'project-abandonment-policy': [`${facts.abandonment.noResponseBusinessDays} business days`],
};

for (const [slug, figures] of Object.entries(FIGURES))
  test(`${slug} says each of its figures`, async ({ request }) => {
    const { page } = await visit(request, { url: routes.policy(slug) });
    const text = page?.text ?? '';
    expect(figures.filter(figure => !toPattern(figure).test(text))).toEqual([]);
    expect(text).toContain('The short version');
    expect(text).toContain('In effect since');
    expect(text).toContain('What changed');
    expect(text).not.toMatch(/[{}]|lorem ipsum|TODO/i);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an article leads to its parts, its neighbors, three related ones, and can be passed on', async ({
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
    const related = page.locator('section', { has: page.getByRole('heading', { name: blog.related.title }) });
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

function toPattern(figure: string): RegExp {
  return new RegExp(`(?<!\\w)${figure.replaceAll('.', String.raw`\.`).replaceAll(' … ', '\\b.{1,120}? ')}`);
}
