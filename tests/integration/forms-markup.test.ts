// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LeadForm } from '@/components/forms/lead-form';
import { forms, thanks } from '@/content/forms';
import { fillForm } from '@/lib/leads/fill-form';
import type { FieldDefinition, LeadFormName } from '@/lib/leads/form-definition';

const NAMES = Object.keys(thanks).filter(isLeadFormName);

function isLeadFormName(name: string): name is LeadFormName {
  return Object.hasOwn(forms, name);
}

/** The form as its page shows it. */
function render(name: LeadFormName): string {
  const form = createElement(LeadForm, { form: name, children: 'Thank you' });
  return `<!doctype html><html lang="en"><head><title>T</title></head><body>${renderToStaticMarkup(form)}</body></html>`;
}

function aValue({ options }: FieldDefinition): string {
  return options?.at(-1)?.value ?? '"Ana" & <Söhne>';
}

test('there are six lead forms', () => {
  expect(NAMES).toHaveLength(6);
});

test.each(NAMES)(
  '%s, given back by the server, holds every value and every error where the visitor looks',
  name => {
    const fields: readonly FieldDefinition[] = forms[name].fields;
    const values = Object.fromEntries(fields.map(field => [field.name, aValue(field)]));
    const errors = fields.map(field => ({ name: field.name, message: field.invalid }));
    const html = fillForm(render(name), {
      formName: name,
      values,
      errors,
      problemTitle: 'There is a problem',
      message: null,
    });
    const page = new DOMParser().parseFromString(html ?? '', 'text/html');
    const form = page.querySelector<HTMLFormElement>(`form#${name}[method="post"][action="/"]`);
    const data = form ? Object.fromEntries(new FormData(form)) : {};
    expect(data).toMatchObject({
      ...values,
      'form-name': name,
      'submission-id': '',
      'form-started-at': '',
      'office-fax': '',
    });
    for (const field of fields) {
      const slot = page.getElementById(`${name}-${field.name}-error`);
      const control = page.getElementById(`${name}-${field.name}`);
      expect([slot?.textContent, slot?.hidden]).toEqual([field.invalid, false]);
      expect(control?.getAttribute('aria-invalid')).toBe('true');
      expect(control?.getAttribute('aria-describedby')?.split(' ')).toContain(slot?.id);
      expect(form?.querySelector(`[data-error-summary] a[href="#${name}-${field.name}"]`)?.textContent).toBe(
        field.invalid,
      );
    }
  },
);
