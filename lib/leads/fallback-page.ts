import { escapeHtml } from '@/lib/kernel/text';
import { routes } from '@/lib/routes';
import type { FieldDefinition, FormDefinition, FormName } from './form-definition';

/** A whole document with the form alone, by the form slot contract: for when the form's own page cannot be had. */
export function fallbackFormPage({ formName, form, backHome }: FallbackForm): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(form.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(form.title)}</h1>
<form id="${formName}" data-form="${formName}" method="post" action="${routes.formAction()}" novalidate>
<div data-error-summary hidden tabindex="-1" role="alert"></div>
<input type="hidden" name="form-name" value="${formName}">
<input type="hidden" name="submission-id" value="">
${form.fields.map(field => fieldHtml(formName, field)).join('\n')}
<p><button type="submit">${escapeHtml(form.submit.label)}</button></p>
</form>
<p><a href="${routes.home()}">${escapeHtml(backHome)}</a></p>
</main>
</body>
</html>
`;
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

const STYLE = [
  'body{font:1.0625rem/1.5 system-ui,sans-serif;margin:0;padding:2rem 1.25rem;color:#1b1b1b;background:#fff}',
  'main{max-width:34rem;margin:0 auto}',
  'label{display:block;font-weight:650}',
  'input:not([type=checkbox]),select,textarea{box-sizing:border-box;width:100%;font:inherit;padding:.6rem;border:1px solid #666;border-radius:6px}',
  '[type=checkbox]+label{display:inline}',
  'button{font:inherit;font-weight:650;padding:.7rem 1.4rem;border:0;border-radius:6px;color:#fff;background:#8c1d18}',
  '[data-error-summary]:not([hidden]){border:2px solid #8c1d18;padding:1rem;margin-bottom:1.5rem}',
  '[data-error-for],[data-error-summary] a{color:#8c1d18;font-weight:650}',
  'h2{margin:0;font-size:1.15rem}',
].join('');

type FallbackForm = { formName: FormName; form: FormDefinition; backHome: string };
