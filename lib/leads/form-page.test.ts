import { expect, test } from 'vitest';
import { formMessages } from '@/content/form-messages';
import { forms } from '@/content/forms';
import { PLAIN_PAGE_STYLE } from '@/lib/http/plain-page';
import { cutAtForm } from './fill-form';
import type { FormName } from './form-definition';
import { formPageAgain, type LoadFormPage, type PageAgain } from './form-page';

const ORIGIN = 'https://agency.test';

function pageWith(formName: string, mark: string): string {
  return `<title>x</title><p>${mark}</p><form data-form="${formName}"><input name="name" value=""></form>`;
}

async function again(overrides: Partial<PageAgain>, loadPage: LoadFormPage): Promise<string> {
  const post: PageAgain = {
    formName: 'contact-form',
    referer: null,
    host: 'agency.test',
    values: { name: 'Ana' },
    errors: [],
    message: null,
    ...overrides,
  };
  return formPageAgain(post, { texts: { forms, messages: formMessages }, siteOrigin: ORIGIN, loadPage });
}

/** Serves a page with the contact form at every path, and writes down which were asked for. */
function recordingLoader(pages: Record<string, string> = {}): { asked: string[]; loadPage: LoadFormPage } {
  const asked: string[] = [];
  const loadPage: LoadFormPage = (path, formName) => {
    asked.push(path);
    return Promise.resolve(cutAtForm(pages[path] ?? pageWith('contact-form', path), formName));
  };
  return { asked, loadPage };
}

const noPage: LoadFormPage = () => Promise.reject(new Error('down'));

test('the page that the visitor came from is given back', async () => {
  const { asked, loadPage } = recordingLoader();
  const html = await again({ referer: `${ORIGIN}/services/local-seo-optimization?utm=1#top` }, loadPage);
  expect(asked).toEqual(['/services/local-seo-optimization']);
  expect(html).toContain('value="Ana"');
});

test('the server’s other name in the Referer is known by the Host', async () => {
  const { asked, loadPage } = recordingLoader();
  await again({ referer: 'http://localhost:3000/about', host: 'localhost:3000' }, loadPage);
  expect(asked).toEqual(['/about']);
});

test.each([
  'https://evil.test/contact',
  'https://agency.test.evil.test/contact',
  `${ORIGIN}//evil.test/`,
  `${ORIGIN}/checkout/return?key=abc`,
  `${ORIGIN}/account`,
  `${ORIGIN}/api/search`,
  `${ORIGIN}/forms`,
  `${ORIGIN}/a%2fb`,
  `${ORIGIN}/a%5cb`,
  'javascript:alert(1)',
  'not an address',
])('a Referer like %s is never fetched; the form’s own page is', async referer => {
  const { asked, loadPage } = recordingLoader();
  await again({ referer }, loadPage);
  expect(asked).toEqual(['/contact']);
});

test('a page without the form is passed over', async () => {
  const { asked, loadPage } = recordingLoader({ '/about': pageWith('newsletter-form', 'about') });
  const html = await again({ referer: `${ORIGIN}/about` }, loadPage);
  expect(asked).toEqual(['/about', '/contact']);
  expect(html).toContain('<p>/contact</p>');
});

test.each(Object.keys(forms) as FormName[])(
  '%s keeps its text even when no page can be had',
  async formName => {
    const values = Object.fromEntries(
      forms[formName].fields.map(field =>
        'options' in field ? [field.name, field.options[1].value] : [field.name, '"><b>kept'],
      ),
    );
    const html = await again({ formName, values, errors: [{ name: 'email', message: 'Wrong' }] }, noPage);
    const kept = Object.keys(values).filter(
      name => !name.toLowerCase().includes('password') && name !== 'agreeTerms',
    );
    expect(html).toContain('<title>Error: ');
    expect(html).toContain('There is a problem');
    expect(html).not.toContain('"><b>kept');
    expect(html.match(/kept|selected/g)?.length).toBe(kept.length);
  },
);

test('a form without a page of its own stands on a plain page of the site', async () => {
  const html = await again({ errors: [{ name: 'email', message: 'Wrong' }] }, noPage);
  expect(html).toContain(PLAIN_PAGE_STYLE);
  expect(html).toContain(`<header>${formMessages.siteName}</header>`);
  expect(html.match(/<(?:html|main|h1|style)\b/g)).toEqual(['<html', '<style', '<main', '<h1']);
});
