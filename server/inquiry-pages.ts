import {
  applyEdits,
  attributeEdits,
  attributeOf,
  choiceEdits,
  listDescendants,
  listElements,
} from '../lib/http/html-edits.ts';

/**
 * The contact page once for each inquiry of its list: chosen there, and named on the root element, by which the styles
 * put the asked-for part first.
 */
export function inquiryPages(html: string): Map<string, string> {
  const elements = listElements(html);
  const root = elements.find(({ tagName }) => tagName === 'html');
  const list = elements.find(
    element => element.tagName === 'select' && attributeOf(element, 'name') === 'inquiry',
  );
  if (!root || !list) return new Map();
  const inquiries = listDescendants(list).flatMap(option => attributeOf(option, 'value') ?? []);
  return new Map(
    inquiries.map(inquiry => [
      inquiry,
      applyEdits(html, [...attributeEdits(root, { 'data-inquiry': inquiry }), ...choiceEdits(list, inquiry)]),
    ]),
  );
}
