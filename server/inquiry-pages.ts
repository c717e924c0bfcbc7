import {
  applyEdits,
  attributeEdits,
  attributeOf,
  choiceEdits,
  listDescendants,
  listElements,
} from '../lib/leads/html-edits.ts';
import { routes } from '../lib/routes.ts';

/** What an address of the contact page asks for in `?inquiry=`; null for every other address. */
export function askedInquiry(url: string): string | null {
  const [path, query] = url.split('?');
  return path === INQUIRY_PAGE ? new URLSearchParams(query).get('inquiry') : null;
}

/**
 * The contact page once for each inquiry of its list: chosen there, and named on the root element, by which the styles
 * put the asked-for part first. Made here and not by a script: what an address asks for must be true without one, too.
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

/** Makes the choice in a page that the framework answers: in development, and until the pages here are ready. */
export function withAskedInquiry(html: string, url: string): string {
  const inquiry = askedInquiry(url);
  return inquiry === null ? html : (inquiryPages(html).get(inquiry) ?? html);
}

/** The page that answers `?inquiry=`. */
export const INQUIRY_PAGE = routes.contact();
