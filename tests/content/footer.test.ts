import { expect, test } from 'vitest';
import { siteSections } from '@/app/(site)/pages';
import { footerGroups } from '@/content/navigation';

const titles = new Map(
  siteSections().flatMap(({ pages }) => pages.map(({ path, title }) => [path, title] as const)),
);

test('a link of the footer leads to the page that its words name', () => {
  const links = footerGroups.flatMap<{ label: string; href: string }>(group => [...group.links]);
  expect(links.length).toBeGreaterThan(15);
  const elsewhere = links.filter(({ label, href }) => {
    const target = `${href} ${titles.get(href) ?? ''}`.toLowerCase();
    return !label
      .toLowerCase()
      .split(/[\s-]+/)
      .some(word => word.length > 1 && word !== 'vs' && target.includes(word));
  });
  expect(elsewhere.map(({ label, href }) => `${label}: ${href}`)).toEqual([]);
});
