/** What headings, links and small words say to those who hear them, jump by them or look for them. */
import { expect, test } from './test';
import { platformIndex } from '@/content/platform-pages';
import { policyPages } from '@/content/policy-pages';
import { topics } from '@/content/topics';

/** Per page, the nouns that its headings have to name; each is named by one heading and no second one. */
const SUBJECTS: Record<string, readonly (string | RegExp)[]> = {
  '/': [
    topics.founder,
    topics.aiAndHumans,
    'Free consultation',
    /^Services:/,
    'Pricing',
    'Why choose us',
    'Team',
    'Reviews',
    topics.faq,
  ],
  '/services': [/^Services:/, 'How our services work together', 'Ancillary services'],
  '/services/custom-website-design': ['Custom Website Design', 'Key benefits', topics.reasons, topics.faq],
  '/services/google/analytics': [
    /^Google Analytics:/,
    'Example',
    'Key benefits',
    'Costs',
    topics.faq,
    topics.relatedServices,
  ],
  '/capabilities': ['Capabilities', 'Technical expertise', 'approach'],
  '/why-us': ['Why choose us', 'reasons', 'Team'],
  '/about': ['About us', 'story', 'values', 'reasons'],
  '/team': ['Team', 'Leadership', 'Specialists', 'Culture'],
  '/portfolio': ['Portfolio'],
  '/pricing': ['Pricing', 'Add-ons', 'Feature comparison', 'guarantee', topics.faq],
  '/resources': ['Resources', 'Community', 'Support', 'Careers'],
  '/reviews': ['Reviews'],
  '/blog': ['Blog', 'Newsletter'],
  '/terms-policies-and-notices': [policyPages.index.title],
  '/platform/starter-package': ['Starter Package', 'Inclusions'],
  '/platform/local-seo-website-chatbot': ['Local SEO Website + Chatbot', 'Key benefits', topics.faq],
  '/products/local-seo-website-chatbot': ['Local SEO Website + Chatbot', 'Inclusions', 'Process', 'Add-ons'],
};

for (const [path, subjects] of Object.entries(SUBJECTS)) {
  test(`whoever jumps by headings hears what ${path} and its sections are about`, async ({ page }) => {
    await page.goto(path);
    const headings = page.getByRole('main').getByRole('heading');
    for (const subject of subjects) {
      const named = headings.and(page.getByRole('heading', { name: subject }));
      await expect.soft(named, String(subject)).toHaveCount(1);
    }
  });
}

test('a heading that says its subject itself says it once', async ({ page }) => {
  await page.goto('/platform');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(platformIndex.heading);
});

test('what is said before a heading takes no room, on the screen and on paper', async ({ page }) => {
  await page.goto('/team');
  const heading = page.getByRole('heading', { level: 1 });
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    const subject = heading.getByText('Team: ');
    expect(await subject.evaluate(part => getComputedStyle(part).clip)).toBe('rect(0px, 0px, 0px, 0px)');
    const places = await heading.evaluate(element => {
      const words = document.createRange();
      words.selectNode(element.lastChild ?? element);
      const withIt = words.getBoundingClientRect().toJSON() as unknown;
      const hidden = element.querySelector('span');
      hidden?.remove();
      const without = words.getBoundingClientRect().toJSON() as unknown;
      if (hidden) element.prepend(hidden);
      return { withIt, without };
    });
    expect(places.withIt).toEqual(places.without);
  }
});

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
    const link = main.getByRole('listitem').locator(`a[href="/resources/${name}"]`);
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
  expect(hrefs).toHaveLength(23);
  expect(new Set(hrefs).size).toBe(23);
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
