import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listPageRecords, siteSections } from '@/app/(site)/pages';
import { promotion } from '@/content/promotion';
import { fullTitle } from '@/lib/seo/page-metadata';
import { redirects, routes } from '@/lib/site/routes';

const pages = siteSections().flatMap(section => section.pages);
const paths = pages.map(page => page.path);

test.each(pages)(
  '$path has a title of 10 to 65 characters and a description of 50 to 165, a sentence',
  page => {
    expect(fullTitle(page.title).length).toSatisfy(isBetween(10, 65));
    expect(page.description.length).toSatisfy(isBetween(50, 165));
    expect(page.description).toMatch(/^[A-Z0-9$].*[.?]$/s);
  },
);

test.each(['path', 'description'] as const)('no two pages share a %s', key => {
  expect(new Set(pages.map(page => page[key])).size).toBe(pages.length);
});

test('no two pages share a title', () => {
  expect(new Set(pages.map(page => fullTitle(page.title))).size).toBe(pages.length);
});

test.each(pages)('$path says on which day it changed', ({ changed }) => {
  expect(changed).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
  expect(Date.parse(changed)).not.toBeNaN();
});

const FOLDER = 'app/(site)';
const folders = globSync('**/page.tsx', { cwd: FOLDER }).map(dirname);

test('every page that search engines may list stands beside its record, and its record in the list', () => {
  expect(folders.filter(folder => !hasRecord(folder) && !isHidden(folder))).toEqual([]);
  const withRecord = folders.filter(folder => hasRecord(folder) && isListed(folder));
  const listed = listPageRecords().map(page => page.path);
  expect(withRecord.filter(folder => !listed.some(path => isServedFrom(folder, path)))).toEqual([]);
  expect(listed.filter(path => !withRecord.some(folder => isServedFrom(folder, path)))).toEqual([]);
});

/** Where no promotion is offered, nothing lists its page. */
function isListed(folder: string): boolean {
  return promotion.isOffered || !isServedFrom(folder, routes.promotion());
}

function hasRecord(folder: string): boolean {
  return existsSync(join(FOLDER, folder, 'record.ts'));
}

function isHidden(folder: string): boolean {
  return readFileSync(join(FOLDER, folder, 'page.tsx'), 'utf8').includes('noindex: true');
}

function isServedFrom(folder: string, path: string): boolean {
  const pattern = folder === '.' ? '/' : `/${folder.replaceAll(/\[\w+\]/g, '[^/]+')}`;
  return new RegExp(`^${pattern}$`).test(path);
}

test.each(redirects)(
  '$source leads to a page in one hop, and for good where it is the page’s own',
  ({ source, destination, permanent }) => {
    expect(permanent).toBe(!source.startsWith('/.well-known/'));
    // The account is no page for search engines.
    expect([...paths, routes.account()]).toContain(destination);
    expect(paths).not.toContain(source);
    expect(redirects.map(redirect => redirect.source)).not.toContain(destination);
  },
);

function isBetween(least: number, most: number) {
  return (length: number) => length >= least && length <= most;
}
