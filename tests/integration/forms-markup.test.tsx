// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { EntranceForm, type EntranceFormProps } from '@/components/account/entrance-form';
import { LeadForm, type LeadFormProps } from '@/components/forms/lead-form';
import { Questionnaire } from '@/components/questionnaire/questionnaire';
import { forms } from '@/content/forms';
import { leadForms } from '@/content/lead-forms';
import { escapeHtml } from '@/lib/kernel/text';
import { fillForm } from '@/lib/leads/fill-form';
import type { FieldDefinition, FormName } from '@/lib/leads/form-definition';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const NAMES = Object.keys(forms).filter(name => Object.hasOwn(forms, name)) as FormName[];

test.each(NAMES)(
  '%s, given back by the server, holds every value and every error where the visitor looks',
  name => {
    const { page, values, fields } = giveBack(name);
    const form = page.querySelector<HTMLFormElement>(`form#${name}[method="post"][action="/"]`);
    const data = form ? Object.fromEntries(new FormData(form)) : {};
    expect(data).toMatchObject({ ...values, 'form-name': name, 'office-fax': '' });
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
  const form = island.querySelector('form');
  expect(form ? Object.fromEntries(new FormData(form)) : {}).toMatchObject(values);
  expect(island.querySelectorAll('[data-error-summary] a')).toHaveLength(fields.length);
  await act(async () => root.unmount());
});

/** The page with the form, filled by the server: every field with a value, and with an error. */
function giveBack(name: FormName) {
  const fields: readonly FieldDefinition[] = forms[name].fields;
  const shown = fields.filter(({ rule }) => rule !== 'password');
  const typed = shown.map(field => [field.name, aValue(field)]);
  const values: Record<string, string> = {
    ...Object.fromEntries(typed),
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
  const props = JSON.parse(island.dataset['props'] ?? '') as object;
  return { page, island, props, values, fields };
}

/** The form as its page shows it. */
function pageWith(form: FormName): string {
  const data = escapeHtml(JSON.stringify(propsOf(form)));
  const island = `<div data-island="a-form" data-props="${data}">${renderToString(part(form, propsOf(form)))}</div>`;
  return `<!doctype html><html lang="en"><head><title>T</title></head><body><h1>T</h1>${island}</body></html>`;
}

function propsOf(form: FormName): object {
  const words = { failed: 'F', failedTitle: 'T', refused: 'R', showPasswords: 'Show' };
  if (form === 'questionnaire-form') return {};
  return isLeadForm(form) ? { form, isWide: true } : { form, words, next: '/account' };
}

function part(form: FormName, props: object) {
  if (form === 'questionnaire-form') return <Questionnaire {...props}>Thank you</Questionnaire>;
  if (isLeadForm(form)) return <LeadForm {...(props as LeadFormProps)}>Thank you</LeadForm>;
  return <EntranceForm {...(props as EntranceFormProps)}>Small print</EntranceForm>;
}

function aValue({ options, rule }: FieldDefinition): string {
  if (rule === 'agreement') return 'true';
  return options?.at(-1)?.value ?? '"Ana" & <Söhne>';
}

function isLeadForm(name: FormName): name is LeadFormProps['form'] {
  return Object.hasOwn(leadForms, name);
}

function outline(element: Element): string {
  return element.innerHTML.replaceAll('><', '>\n<');
}
