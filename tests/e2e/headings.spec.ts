/** What headings, links and small words say to those who hear them, jump by them or look for them. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { routes } from '@/lib/site/routes';
import { expect, test } from './test';

test('the home page’s calls to action and billing labels stand on it once', async ({ page }) => {
  await page.goto('/');
  for (const label of ['See Our Local Packages', 'How We Support Your Business', 'Monthly Only']) {
    await expect.soft(page.getByText(label), label).toHaveCount(1);
  }
  for (const path of ['/', '/services/custom-website-design']) {
    await page.goto(path);
    await expect.soft(page.getByText('View All Services'), path).toHaveCount(1);
  }
});

test('the pricing page’s labels and the rows of its comparison stand on it once', async ({ page }) => {
  await page.goto('/pricing');
  const labels = ['Setup + Monthly', 'Monthly Only'];
  const rows = [
    'Service connections',
    'Client-side MAU',
    'Experimentation MAU',
    'Environments',
    'Response SLA',
  ];
  for (const label of [...labels, ...rows]) {
    await expect.soft(page.getByText(label), label).toHaveCount(1);
  }
});

test('the four cards of the resources lead to their addresses and say where', async ({ page }) => {
  await page.goto('/resources');
  const main = page.getByRole('main');
  for (const name of ['community', 'support', 'blog', 'careers']) {
    const link = main.getByRole('listitem').locator(`a[href="/resources/${name}"]`).first();
    await expect(link).toHaveAccessibleName(new RegExp(name, 'i'));
  }
});

test('a blog card counts the tags that it leaves out', async ({ page }) => {
  await page.goto('/blog');
  const tags = page.getByRole('list', { name: 'Tags' }).first();
  await expect(tags.getByRole('listitem', { name: /^\d+ more tags?$/ })).toHaveText(/^\+\d+$/);
});

test('the index of policies links each of them once', async ({ page }) => {
  await page.goto('/terms-policies-and-notices');
  const links = page.getByRole('main').locator('a[href^="/terms-policies-and-notices/"]');
  const hrefs = await links.evaluateAll(all => all.map(link => link.getAttribute('href')));
  const slugs = globSync('content/policies/*.mdx').map(file => basename(file, '.mdx'));
  expect(hrefs).toHaveLength(slugs.length);
  expect(new Set(hrefs)).toEqual(new Set(slugs.map(slug => routes.policy(slug))));
});

test('pictures that show something say what', async ({ page }) => {
  await page.goto('/services/custom-website-design');
  await expect(
    page.getByRole('img', { name: /a bakery’s page on a phone, a tablet and a desk/i }),
  ).toBeVisible();
  await page.goto('/team');
  await expect(page.getByRole('img', { name: /^Portrait of .+, drawn$/ })).toHaveCount(12);
  await page.goto('/about');
  await expect(page.getByText('Simplicity')).toHaveCount(1);
});
