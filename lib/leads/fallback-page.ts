import { plainPage } from '@/lib/http/plain-page';
import { escapeHtml } from '@/lib/kernel/text';
import { routes } from '@/lib/routes';
import type { FieldDefinition, FormDefinition, FormName } from './form-definition';

/** A plain page with the form alone, by the form slot contract: for when the form's own page cannot be loaded. */
export function fallbackFormPage({ formName, form, backHome, brand }: FallbackForm): string {
  return plainPage({
    title: form.title,
    brand,
    style: STYLE,
    body: `<form id="${formName}" data-form="${formName}" method="post" action="${routes.formAction()}" novalidate>
<div data-error-summary hidden tabindex="-1" role="alert"></div>
<input type="hidden" name="form-name" value="${formName}">
<input type="hidden" name="submission-id" value="">
${form.fields.map(field => fieldHtml(formName, field)).join('\n')}
<p><button type="submit">${escapeHtml(form.submit.label)}</button></p>
</form>
<p><a href="${routes.home()}">${escapeHtml(backHome)}</a></p>`,
  });
}

function fieldHtml(formName: FormName, field: FieldDefinition): string {
  const id = `${formName}-${field.name}`;
  const slot = `<span id="${id}-error" data-error-for="${field.name}" hidden></span>`;
  const label = `<label for="${id}">${escapeHtml(field.label)}</label>`;
  if (field.rule === 'agreement') return `<p>${controlHtml(id, field)} ${label}${slot}</p>`;
  return `<p>${label}${controlHtml(id, field)}${slot}</p>`;
}

function controlHtml(id: string, { name, rule, options = [] }: FieldDefinition): string {
  const attributes = `id="${id}" name="${name}"`;
  if (rule === 'long-text') return `<textarea ${attributes} rows="6"></textarea>`;
  if (rule === 'agreement') return `<input type="checkbox" ${attributes} value="true">`;
  if (rule === 'password') return `<input type="password" ${attributes}>`;
  if (rule !== 'choice') return `<input type="text" ${attributes} value="">`;
  const items = options.map(
    ({ value, label }) => `<option value="${escapeHtml(value)}">${escapeHtml(label)}</option>`,
  );
  return `<select ${attributes}><option value=""></option>${items.join('')}</select>`;
}

// What a form needs beyond a plain page, in its colors.
const STYLE = `
:root{--error:oklch(0.45 0.175 25)}
@media (prefers-color-scheme:dark){:root{--error:oklch(0.82 0.11 25)}}
form{max-width:34rem}
label{display:block;font-weight:700}
[type=checkbox]+label{display:inline}
input:not([type=checkbox]),select,textarea{width:100%;padding:.6rem;border:2px solid var(--ink);border-radius:10px;background:var(--paper);color:inherit;font:inherit}
button{padding:.7rem 1.25rem;border:0;border-radius:10px;background:var(--pin);color:#fff;font:inherit;font-weight:700}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
[data-error-summary]:not([hidden]){margin:1.5rem 0;padding:1rem;border:2px solid var(--error)}
[data-error-for]:not([hidden]){display:block}
[data-error-for],[data-error-summary] a{color:var(--error);font-weight:700}
[data-error-summary] a{display:inline;padding:0;border:0;text-decoration:underline}
h2{margin:0;font-size:1.25rem}
`;

type FallbackForm = { formName: FormName; form: FormDefinition; backHome: string; brand: string };
