// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { EntranceForm } from '@/components/account/entrance-form';
import { LeadForm } from '@/components/forms/lead-form';
import type { FormProblem } from '@/components/forms/form-summary';
import { Questionnaire } from '@/components/questionnaire/questionnaire';
import { forms } from '@/content/forms';
import { escapeHtml } from '@/lib/kernel/text';
import { fillForm } from '@/lib/leads/fill-form';
import type { FieldDefinition, FormName } from '@/lib/leads/form-definition';
import type { FieldError, Fields } from '@/lib/leads/lead-schema';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const NAMES = Object.keys(forms).filter(isFormName);

test('there are eight forms', () => {
  expect(NAMES).toHaveLength(8);
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

test.each(NAMES)('%s, given back by the server, is what its component draws from the same values', name => {
  const { island, props } = giveBack(name);
  const drawn = document.createElement('div');
  drawn.innerHTML = renderToString(part(name, props));
  for (const [at, node] of Array.from(drawn.childNodes).entries())
    expect(island.childNodes[at]?.isEqualNode(node), `${outline(island)}\n${outline(drawn)}`).toBe(true);
});

test.each(NAMES)('%s, given back by the server, stays as it is when its component wakes', async name => {
  const { island, props, values, fields } = giveBack(name);
  document.body.replaceChildren(island);
  const complain = vi.fn<(error: unknown) => void>();
  const root = hydrateRoot(island, part(name, props), { onRecoverableError: complain });
  await act(async () => {});
  expect(complain).not.toHaveBeenCalled();
  expect(postOf(island.querySelector('form'))).toMatchObject(values);
  expect(island.querySelectorAll('[data-error-summary] a')).toHaveLength(fields.length);
  await act(async () => root.unmount());
});

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
  const island = page.querySelector<HTMLElement>('[data-island]');
  if (!island) throw new Error('the page has lost its island');
  const props = JSON.parse(island.dataset['props'] ?? '') as Given;
  return { page, island, props, values, fields };
}

/** The form as its page shows it. */
function pageWith(name: FormName): string {
  const props = escapeHtml(JSON.stringify({ note: 'stays' }));
  const island = `<div data-island="x" data-props="${props}">${renderToString(part(name, {}))}</div>`;
  return `<!doctype html><html lang="en"><head><title>T</title></head><body><h1>T</h1>${island}</body></html>`;
}

/** The form's component, as its island holds it. */
function part(name: FormName, { values, errors, problem }: Given) {
  const given = { ...(values && { values }), ...(errors && { errors }), ...(problem && { problem }) };
  if (name === 'questionnaire-form') return <Questionnaire {...given}>Next</Questionnaire>;
  if (name === 'signin-form' || name === 'signup-form')
    return (
      <EntranceForm form={name} words={WORDS} next="/account" {...given}>
        Small print
      </EntranceForm>
    );
  return (
    <LeadForm form={name} isWide {...given}>
      Next
    </LeadForm>
  );
}

const WORDS = { failed: 'It failed.', failedTitle: 'Failed', refused: 'Not these.', showPasswords: 'Show' };

type Given = { values?: Fields; errors?: readonly FieldError[]; problem?: FormProblem };

function aValue({ options, rule }: FieldDefinition): string {
  return rule === 'agreement' ? 'true' : (options?.at(-1)?.value ?? '"Ana" & <Söhne>');
}

function postOf(form: HTMLFormElement | null): Record<string, FormDataEntryValue> {
  return form ? Object.fromEntries(new FormData(form)) : {};
}

function isFormName(name: string): name is FormName {
  return Object.hasOwn(forms, name);
}

function outline(element: Element): string {
  return element.innerHTML.replaceAll('><', '>\n<');
}
