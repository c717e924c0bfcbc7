import { CATEGORY_PARAMETER, countText } from '../components/portfolio/filter-words.ts';
import {
  applyEdits,
  attributeEdits,
  attributeOf,
  choiceEdits,
  contentEdit,
  listDescendants,
  listElements,
} from '../lib/http/html-edits.ts';
import { routes } from '../lib/routes.ts';

/**
 * The key of the page's variant that an address asks for by its query (`/contact?inquiry=`, `/portfolio?category=`);
 * null for every other address. No path contains a question mark, so a key is never the path of another page.
 */
export function variantKey(url: string): string | null {
  const [path = '', query] = url.split('?');
  const parameter = PAGES.get(path)?.parameter;
  const value = parameter === undefined ? null : new URLSearchParams(query).get(parameter);
  return value === null ? null : `${path}?${value}`;
}

/** The variants of the page at `path`, by key. Made here and not by a script, so they work without scripts. */
export function queryVariants(path: string, html: string): Map<string, string> {
  const variants = PAGES.get(path)?.variants(html) ?? [];
  return new Map(Array.from(variants, ([value, text]) => [`${path}?${value}`, text]));
}

/** The variant of a page that the framework responds with, in development. */
export function withVariant(html: string, url: string): string {
  const key = variantKey(url);
  if (key === null) return html;
  return queryVariants(key.slice(0, key.indexOf('?')), html).get(key) ?? html;
}

/**
 * The contact page once for each inquiry of its list: selected there, and named on the root element for the styles, which
 * put its part first.
 */
function inquiryVariants(html: string): Map<string, string> {
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

/**
 * The portfolio once for each category of its filter: the button is pressed (styles depend on it), the count and the
 * island's props are updated.
 */
function categoryVariants(html: string): Map<string, string> {
  const elements = listElements(html);
  const filter = elements.find(element => attributeOf(element, 'data-island') === 'project-filter');
  if (!filter) return new Map();
  const parts = listDescendants(filter);
  const buttons = parts.filter(element => attributeOf(element, 'aria-pressed') !== undefined);
  const counts = parts.filter(({ tagName }) => tagName === 'output');
  const cards = elements.flatMap(element => attributeOf(element, 'data-category') ?? []);
  const categories = buttons
    .filter(button => attributeOf(button, 'name') === CATEGORY_PARAMETER)
    .flatMap(button => attributeOf(button, 'value') ?? []);
  return new Map(
    categories.map(category => {
      const shown = cards.filter(card => card === category).length;
      const props: unknown = JSON.parse(attributeOf(filter, 'data-props') ?? '{}');
      const edits = [
        ...attributeEdits(filter, {
          'data-props': JSON.stringify(Object.assign({}, props, { first: category })),
        }),
        ...buttons.flatMap(button =>
          attributeEdits(button, { 'aria-pressed': String(attributeOf(button, 'value') === category) }),
        ),
        ...counts.flatMap(count => contentEdit(count, countText(shown, cards.length))),
      ];
      return [category, applyEdits(html, edits)];
    }),
  );
}

const PAGES: ReadonlyMap<string, Page> = new Map([
  [routes.contact(), { parameter: 'inquiry', variants: inquiryVariants }],
  [routes.portfolio(), { parameter: CATEGORY_PARAMETER, variants: categoryVariants }],
]);

type Page = {
  parameter: string;
  /** The page once for each value that it knows. */
  variants: (html: string) => Map<string, string>;
};
