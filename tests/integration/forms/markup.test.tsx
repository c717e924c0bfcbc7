// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { forms } from '@/content/forms';
import { LEAD_FORM_NAMES, type FieldDefinition, type FormName } from '@/lib/forms/define';
import type { Fields } from '@/lib/forms/schema';
import { fillFormPage } from '../../support/fill-page';

const NAMES = Object.keys(forms).filter(isFormName);

test('every form is among those below', () => {
  expect(NAMES).toEqual(
    expect.arrayContaining([...LEAD_FORM_NAMES, 'signin-form', 'signup-form', 'checkup-form']),
  );
});

test.each(NAMES)(
  '%s, given back by the server, holds every value and every error where the visitor looks',
  async name => {
    const { page, values, fields } = await giveBack(name);
    const form = page.querySelector<HTMLFormElement>(`form#${name}[method="post"][action="/"]`);
    expect(postOf(form)).toMatchObject({ ...values, 'form-name': name, 'office-fax': '' });
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

/** The page with the form, filled by the server: every field with a value, and with an error. */
async function giveBack(name: FormName) {
  const fields: readonly FieldDefinition[] = forms[name].fields;
  const repeatable = fields.filter(({ rule }) => rule !== 'password');
  const values: Fields = {
    ...Object.fromEntries(repeatable.map(field => [field.name, aValue(field)])),
    'submission-id': 'an-id-of-its-own',
    'form-started-at': '1780000000000',
  };
  const errors = fields.map(field => ({ name: field.name, message: field.invalid }));
  const html = await fillFormPage('/', { [name]: { values, errors, message: 'Say <it>.' } });
  const page = new DOMParser().parseFromString(html ?? '', 'text/html');
  return { page, values, fields };
}

function aValue({ options, rule }: FieldDefinition): string {
  return rule === 'agreement' ? 'true' : (options?.at(-1)?.value ?? '"Ana" & <Söhne>');
}

function postOf(form: HTMLFormElement | null): Record<string, FormDataEntryValue> {
  return form ? Object.fromEntries(new FormData(form)) : {};
}

function isFormName(name: string): name is FormName {
  return Object.hasOwn(forms, name);
}
