import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { escapeHtml } from '../kernel/text.ts';

export type Element = Tree.Element;

/** Replaces the source from `start` up to `end`. */
export type Edit = { start: number; end: number; text: string };

/** All elements of a document, in order, each with its position in the source. */
export function listElements(html: string): Element[] {
  return collect(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
}

/** The elements inside another one. */
function listDescendants(element: Element): Element[] {
  return collect(element);
}

/** The source, or a part of it, with the edits made; everything else stays byte for byte. */
export function applyEdits(
  html: string,
  edits: readonly Edit[],
  part: { start: number; end: number } = { start: 0, end: html.length },
): string {
  const inOrder = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = '';
  let at = part.start;
  for (const { start, end, text } of inOrder) {
    if (start < at || end > part.end) continue;
    result += html.slice(at, start) + text;
    at = end;
  }
  return result + html.slice(at, part.end);
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find(attribute => attribute.name === name)?.value;
}

/** Takes the whole element out. */
export function removal(element: Element): Edit[] {
  const place = element.sourceCodeLocation;
  return place ? [{ start: place.startOffset, end: place.endOffset, text: '' }] : [];
}

/** Puts `html` in place of the element's content. */
export function contentEdit(element: Element, html: string): Edit[] {
  const place = element.sourceCodeLocation;
  if (!place?.startTag || !place.endTag) return [];
  return [{ start: place.startTag.endOffset, end: place.endTag.startOffset, text: html }];
}

/** Sets attributes to values, or removes those given as null. Values are escaped here. */
export function attributeEdits(element: Element, values: Record<string, string | null>): Edit[] {
  const place = element.sourceCodeLocation;
  if (!place) return [];
  const added: string[] = [];
  const edits: Edit[] = [];
  for (const [name, value] of Object.entries(values)) {
    const text = value === null ? '' : ` ${name}="${escapeHtml(value)}"`;
    const present = place.attrs?.[name];
    if (present) edits.push({ start: present.startOffset - 1, end: present.endOffset, text });
    else if (text) added.push(text);
  }
  const tagNameEnd = place.startOffset + 1 + element.tagName.length;
  return added.length > 0 ? [{ start: tagNameEnd, end: tagNameEnd, text: added.join('') }, ...edits] : edits;
}

/** Chooses the option of that value in a list, and no other. */
export function choiceEdits(list: Element, value: string): Edit[] {
  return listDescendants(list)
    .filter(({ tagName }) => tagName === 'option')
    .flatMap(option =>
      attributeEdits(option, { selected: attributeOf(option, 'value') === value ? '' : null }),
    );
}

function collect(parent: Tree.ParentNode): Element[] {
  return parent.childNodes.flatMap(child => ('tagName' in child ? [child, ...collect(child)] : []));
}
