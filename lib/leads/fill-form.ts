import { escapeHtml } from '@/lib/kernel/text';
import {
  applyEdits,
  attributeEdits,
  attributeOf,
  choiceEdits,
  contentEdit,
  listElements,
  removal,
  type Edit,
  type Element,
} from '@/lib/http/html-edits';
import type { FieldError, Fields } from './lead-schema';

/**
 * Fills a static page for the visitor who posted its form: the text is in the fields, each error in its slot and
 * in the list at the top, which takes the focus. The HTML is edited, because rendering a page again takes 10 to 20 ms, and
 * a hundred bad posts at once must be answered within a second. Null when `cutAtForm` is.
 */
export function fillForm(html: string, filling: FormFilling): string | null {
  const page = cutAtForm(html, filling.formName);
  return page && fillCutPage(page, filling);
}

/** A page cut around one of its forms. Reading a whole page takes 20 ms, reading a form less than one. */
export type CutPage = { before: string; form: string; after: string };

/**
 * Cuts a page around its form. Scripts are taken out, so the page works as plain HTML. Everything else stays byte
 * for byte. Null when the page has no such form, or keeps it in a closed dialog.
 */
export function cutAtForm(html: string, formName: string): CutPage | null {
  const elements = listElements(html);
  const form = elements.find(element => attributeOf(element, 'data-form') === formName);
  const place = form?.sourceCodeLocation;
  if (!place || ancestorsOf(form).some(isClosedDialog)) return null;
  const title = elements.find(({ tagName }) => tagName === 'title');
  const edits = [...elements.filter(isScript).flatMap(removal), ...(title ? markTitle(title) : [])];
  const part = (start: number, end: number) => applyEdits(html, edits, { start, end });
  const { startOffset, endOffset } = place;
  return {
    before: part(0, startOffset),
    form: part(startOffset, endOffset),
    after: part(endOffset, html.length),
  };
}

/** `fillForm` for a page that is cut already. */
export function fillCutPage({ before, form, after }: CutPage, filling: FormFilling): string {
  const edits = listElements(form).flatMap(element => [
    ...fillControl(element, filling),
    ...fillSlot(element, filling),
  ]);
  return before + applyEdits(form, edits) + after;
}

export type FormFilling = {
  formName: string;
  values: Fields;
  errors: readonly FieldError[];
  problemTitle: string;
  /** Said in the list at the top, for what is wrong with no single field. */
  message: string | null;
};

function fillControl(element: Element, filling: FormFilling): Edit[] {
  if (!CONTROLS.has(element.tagName)) return [];
  const name = attributeOf(element, 'name') ?? '';
  const marks = errorAttributes(element, name, filling);
  const value = Object.hasOwn(filling.values, name) ? filling.values[name] : undefined;
  if (value === undefined || attributeOf(element, 'type') === 'password')
    return attributeEdits(element, marks);
  if (element.tagName === 'input')
    return attributeEdits(element, { ...inputState(element, value), ...marks });
  const content =
    element.tagName === 'textarea'
      ? contentEdit(element, `\n${escapeHtml(value)}`)
      : choiceEdits(element, value);
  return [...attributeEdits(element, marks), ...content];
}

function inputState(input: Element, value: string): Record<string, string | null> {
  const type = attributeOf(input, 'type');
  if (type !== 'checkbox' && type !== 'radio') return { value };
  return { checked: (attributeOf(input, 'value') ?? 'on') === value ? '' : null };
}

function errorAttributes(
  element: Element,
  name: string,
  { formName, errors }: FormFilling,
): Record<string, string> {
  if (!errors.some(error => error.name === name)) return {};
  const described = (attributeOf(element, 'aria-describedby') ?? '').split(' ').filter(Boolean);
  const ids = new Set([...described, `${formName}-${name}-error`]);
  return { 'aria-invalid': 'true', 'aria-describedby': [...ids].join(' ') };
}

function fillSlot(element: Element, filling: FormFilling): Edit[] {
  if (attributeOf(element, 'data-error-summary') !== undefined) {
    return [
      ...attributeEdits(element, { hidden: null, autofocus: '' }),
      ...contentEdit(element, summaryHtml(filling)),
    ];
  }
  const name = attributeOf(element, 'data-error-for');
  const error = name === undefined ? undefined : filling.errors.find(candidate => candidate.name === name);
  return error
    ? [...attributeEdits(element, { hidden: null }), ...contentEdit(element, escapeHtml(error.message))]
    : [];
}

/** The same markup as `components/ui/error-summary`, which is empty in static pages. */
function summaryHtml({ formName, errors, problemTitle, message }: FormFilling): string {
  const items = errors.map(
    error =>
      `<li><a href="#${escapeHtml(`${formName}-${error.name}`)}" class="font-semibold text-error underline underline-offset-4">${escapeHtml(error.message)}</a></li>`,
  );
  return [
    `<h2 class="font-display text-[1.15rem] font-[750]">${escapeHtml(problemTitle)}</h2>`,
    message === null ? '' : `<p class="mt-2">${escapeHtml(message)}</p>`,
    items.length === 0 ? '' : `<ul class="mt-2 grid gap-1">${items.join('')}</ul>`,
  ].join('');
}

function markTitle(title: Element): Edit[] {
  const start = title.sourceCodeLocation?.startTag?.endOffset;
  return start === undefined ? [] : [{ start, end: start, text: 'Error: ' }];
}

/** Scripts, and the hints that would fetch them early for nothing. */
function isScript(element: Element): boolean {
  if (element.tagName === 'script') return true;
  const rel = attributeOf(element, 'rel');
  return (
    element.tagName === 'link' &&
    (rel === 'modulepreload' || (rel === 'preload' && attributeOf(element, 'as') === 'script'))
  );
}

function isClosedDialog(element: Element): boolean {
  return element.tagName === 'dialog' && attributeOf(element, 'open') === undefined;
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentNode;
  return parent && 'tagName' in parent ? [parent, ...ancestorsOf(parent)] : [];
}

const CONTROLS: ReadonlySet<string> = new Set(['input', 'select', 'textarea']);
