// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthForm } from '@/components/account/auth-form';
import { LeadForm } from '@/components/forms/lead-form';
import { Questionnaire } from '@/components/questionnaire/questionnaire';
import { forms } from '@/content/forms';
import { fillForm } from '@/lib/leads/fill-form';
import { LEAD_FORM_NAMES, type FieldDefinition, type FormName } from '@/lib/leads/form-definition';
import type { Fields } from '@/lib/leads/lead-schema';

const NAMES = Object.keys(forms).filter(isFormName);

test('every form is among those below', () => {
  expect(NAMES).toEqual(expect.arrayContaining([...LEAD_FORM_NAMES, 'signin-form', 'signup-form']));
});

test.each(NAMES)(
  '%s, given back by the server, holds every value and every error where the visitor looks',
  name => {
    const { page, values, fields } = giveBack(name);
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
function giveBack(name: FormName) {
  const fields: readonly FieldDefinition[] = forms[name].fields;
  const shown = fields.filter(({ rule }) => rule !== 'password');
  const values: Fields = {
    ...Object.fromEntries(shown.map(field => [field.name, aValue(field)])),
    'submission-id': 'an-id-of-its-own',
    'form-started-at': '1780000000000',
  };
  const errors = fields.map(field => ({ name: field.name, message: field.invalid }));
  const filling = {
    formName: name,
    values,
    errors,
    problemTitle: 'There is a problem',
    message: 'Say <it>.',
  };
  const page = new DOMParser().parseFromString(fillForm(pageWith(name), filling) ?? '', 'text/html');
  return { page, values, fields };
}

/** The form as its page shows it. */
function pageWith(name: FormName): string {
  return `<!doctype html><html lang="en"><head><title>T</title></head><body><h1>T</h1>${renderToString(part(name))}</body></html>`;
}

/** The form's component, as its island holds it. */
function part(name: FormName) {
  if (name === 'questionnaire-form') return <Questionnaire>Next</Questionnaire>;
  if (name === 'signin-form' || name === 'signup-form')
    return (
      <AuthForm form={name} words={WORDS} next="/account">
        Small print
      </AuthForm>
    );
  return (
    <LeadForm form={name} isWide>
      Next
    </LeadForm>
  );
}

const WORDS = { failed: 'It failed.', failedTitle: 'Failed', refused: 'Not these.', showPasswords: 'Show' };

function aValue({ options, rule }: FieldDefinition): string {
  return rule === 'agreement' ? 'true' : (options?.at(-1)?.value ?? '"Ana" & <Söhne>');
}

function postOf(form: HTMLFormElement | null): Record<string, FormDataEntryValue> {
  return form ? Object.fromEntries(new FormData(form)) : {};
}

function isFormName(name: string): name is FormName {
  return Object.hasOwn(forms, name);
}
