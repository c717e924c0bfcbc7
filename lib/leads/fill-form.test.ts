// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { fillForm, type FormFilling } from './fill-form';

const PAGE = `<!DOCTYPE html><html lang="en" class="a"><head><title>Contact us | Cornerpin</title>
<link rel="preload" as="script" href="/a.js"/><link rel="preload" as="font" href="/f.woff2"/><script async src="/a.js"></script></head>
<body><header>Odd   spacing &amp; <b>unclosed<p>stays</header>
<form data-form="newsletter-form"><input name="email" value=""/></form>
<form id="contact-form" data-form="contact-form" method="post" action="/"><div data-error-summary="true" hidden="" tabindex="-1" role="alert"></div>
<input type="hidden" name="form-name" value="contact-form"/><input type="hidden" name="submission-id" value=""/>
<input id="contact-form-name" name="name" required="" value=""/><p id="contact-form-name-error" data-error-for="name" hidden=""></p>
<input id="contact-form-email" type="email" name="email" aria-describedby="contact-form-email-hint"/><p id="contact-form-email-error" data-error-for="email" hidden=""></p>
<input type="password" name="password" value=""/>
<input type="checkbox" name="agree" value="true"/><input type="radio" name="size" value="s" checked=""/><input type="radio" name="size" value="m"/>
<select name="inquiry"><option value="">Please select</option><option value="general" selected="">General</option><option value="other">Other</option></select>
<textarea id="contact-form-message" name="message" rows="5"></textarea></form>
<script>self.__next_f.push([1,"</p>"])</script><noscript><p>Plain</p></noscript></body></html>`;

function aFilling(overrides: Partial<FormFilling> = {}): FormFilling {
  return {
    formName: 'contact-form',
    values: {},
    errors: [],
    problemTitle: 'There is a problem',
    message: null,
    ...overrides,
  };
}

function fill(overrides: Partial<FormFilling>): Document {
  return new DOMParser().parseFromString(fillForm(PAGE, aFilling(overrides)) ?? '', 'text/html');
}

function controlOf(page: Document, name: string): Element {
  const control = page.querySelector(`form#contact-form [name="${name}"]`);
  if (!control) throw new Error(`no control ${name}`);
  return control;
}

describe('the text that was typed', () => {
  test('comes back in every kind of control', () => {
    const values = {
      name: 'Ana',
      email: 'x',
      agree: 'true',
      size: 'm',
      inquiry: 'other',
      message: '\nHi\n there',
      'submission-id': 'abc',
    };
    const page = fill({ values });
    const form = page.querySelector<HTMLFormElement>('form#contact-form');
    const typed = form ? Object.fromEntries(new FormData(form)) : {};
    expect(typed).toEqual({
      ...values,
      'form-name': 'contact-form',
      password: '',
    });
  });

  test.each([
    '"><script>alert(1)</script>',
    "'&quot;&lt;",
    '</textarea><img src=x onerror=alert(1)>',
    '{{x}} ${y} \u202e',
  ])('%s stays text', text => {
    const page = fill({ values: { name: text, message: text } });
    expect(controlOf(page, 'name').getAttribute('value')).toBe(text);
    expect(controlOf(page, 'message').textContent).toBe(text);
    expect(page.querySelectorAll('script, img')).toHaveLength(0);
  });

  test('has no sign in the source that begins a tag, not even inside of a value', () => {
    const source = fillForm(PAGE, aFilling({ values: { name: '<script>', message: '<script>' } }));
    expect(source).not.toContain('<script>');
  });

  test('goes into this form only, and never into a password field', () => {
    const page = fill({ values: { email: 'ana@example.com', password: 'canary' } });
    expect(page.querySelector('[data-form="newsletter-form"] [name="email"]')?.getAttribute('value')).toBe(
      '',
    );
    expect(page.documentElement.outerHTML).not.toContain('canary');
  });
});

describe('errors', () => {
  const errors = [
    { name: 'email', message: 'Please enter a valid <email> address' },
    { name: 'message', message: 'Enter your message' },
  ];

  test('stand at their fields and in the list, tied together', () => {
    const page = fill({ errors });
    const slot = page.getElementById('contact-form-email-error');
    expect(slot?.textContent).toBe('Please enter a valid <email> address');
    expect(slot?.hasAttribute('hidden')).toBe(false);
    expect(controlOf(page, 'email').getAttribute('aria-invalid')).toBe('true');
    expect(controlOf(page, 'email').getAttribute('aria-describedby')).toBe(
      'contact-form-email-hint contact-form-email-error',
    );
    const summary = page.querySelector('[data-error-summary]');
    expect(summary?.hasAttribute('hidden')).toBe(false);
    expect(summary?.hasAttribute('autofocus')).toBe(true);
    expect(summary?.querySelector('h2')?.textContent).toBe('There is a problem');
    expect(Array.from(summary?.querySelectorAll('a') ?? [], link => link.getAttribute('href'))).toEqual([
      '#contact-form-email',
      '#contact-form-message',
    ]);
    expect(page.title).toBe('Error: Contact us | Cornerpin');
  });

  test('leave the other fields alone', () => {
    const page = fill({ errors });
    expect(controlOf(page, 'name').hasAttribute('aria-invalid')).toBe(false);
    expect(page.getElementById('contact-form-name-error')?.hasAttribute('hidden')).toBe(true);
  });

  test('of the whole form are said without a link', () => {
    const page = fill({ message: 'Wait <a minute>' });
    expect(page.querySelector('[data-error-summary] p')?.textContent).toBe('Wait <a minute>');
  });
});

test('scripts and their preloads go; everything else stays byte for byte', () => {
  const filled = fillForm(PAGE, aFilling()) ?? '';
  const expected = PAGE.replace('<link rel="preload" as="script" href="/a.js"/>', '')
    .replace(/<script[^]*?<\/script>/g, '')
    .replace('<title>', '<title>Error: ')
    .replace(
      '<div data-error-summary="true" hidden="" tabindex',
      '<div autofocus="" data-error-summary="true" tabindex',
    )
    .replace(
      'role="alert"></div>',
      'role="alert"><h2 class="font-display text-[1.15rem] font-[750]">There is a problem</h2></div>',
    );
  expect(filled).toBe(expected);
});

test.each([
  ['has no such form', PAGE.replaceAll('contact-form', 'other-form')],
  ['keeps it in a closed dialog', PAGE.replace('<header>', '<dialog><header>')],
  ['is no page', 'Bad gateway'],
])('a page that %s gives nothing', (_why, html) => {
  expect(fillForm(html, aFilling())).toBeNull();
});
