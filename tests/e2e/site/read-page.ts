import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What a search engine reads in one page's HTML, without running a script. */
export type PageFacts = {
  lang: string;
  title: string;
  metas: Record<string, string>;
  canonicals: string[];
  /** `rel` and `href` of the head's links. */
  headLinks: { rel: string; href: string; type: string }[];
  headings: { level: number; text: string }[];
  links: { href: string; text: string; place: Place }[];
  images: Record<string, string>[];
  structuredData: string[];
  ids: string[];
  /** Of the parts that drawings are put together from. */
  partIds: string[];
  /** The text of `main`, without what is never shown. */
  text: string;
  address: string;
};

type Place = 'header' | 'main' | 'footer' | 'other';

export function readPage(html: string): PageFacts {
  const elements = allElements(parse(html));
  const named = (name: string) => elements.filter(element => element.tagName === name);
  const metas = named('meta').map(element => [
    attribute(element, 'name') || attribute(element, 'property'),
    attribute(element, 'content'),
  ]);
  const headLinks = named('link').map(element => ({
    rel: attribute(element, 'rel'),
    href: attribute(element, 'href'),
    type: attribute(element, 'type'),
  }));
  return {
    lang: named('html').map(element => attribute(element, 'lang'))[0] ?? '',
    title: named('title').filter(isInHead).map(textOf)[0] ?? '',
    metas: Object.fromEntries(metas),
    canonicals: headLinks.filter(link => link.rel === 'canonical').map(link => link.href),
    headLinks,
    headings: elements.flatMap(readHeading),
    links: named('a').filter(hasHref).map(readLink),
    images: named('img').map(element =>
      Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    ),
    structuredData: named('script')
      .filter(element => attribute(element, 'type') === 'application/ld+json')
      .map(element => element.childNodes.map(rawText).join('')),
    ids: elements.map(element => attribute(element, 'id')).filter(Boolean),
    partIds: named('use').map(element => attribute(element, 'href').slice(1)),
    text: named('main').map(textOf).join(' '),
    address: named('footer')
      .flatMap(allElements)
      .filter(element => element.tagName === 'address')
      .map(textOf)
      .join(' '),
  };
}

function readHeading(element: Element): PageFacts['headings'] {
  const level = /^h([1-6])$/.exec(element.tagName)?.[1];
  return level ? [{ level: Number(level), text: textOf(element) }] : [];
}

function readLink(element: Element): PageFacts['links'][number] {
  const label = attribute(element, 'aria-label');
  return { href: attribute(element, 'href'), text: label || textOf(element), place: placeOf(element) };
}

/** The outermost counts: an article's own header is a part of `main`. */
function placeOf(element: Element): Place {
  let place: Place = 'other';
  for (let node: Node | null = element; node; node = parentOf(node))
    if ('tagName' in node && isPlace(node.tagName)) place = node.tagName;
  return place;
}

function parentOf(node: Node): Node | null {
  return 'parentNode' in node ? node.parentNode : null;
}

function isPlace(name: string): name is 'header' | 'main' | 'footer' {
  return name === 'header' || name === 'main' || name === 'footer';
}

function isInHead(element: Element): boolean {
  return (
    element.parentNode !== null && 'tagName' in element.parentNode && element.parentNode.tagName === 'head'
  );
}

function hasHref(element: Element): boolean {
  return element.attrs.some(({ name }) => name === 'href');
}

function attribute(element: Element, wanted: string): string {
  return element.attrs.find(({ name }) => name === wanted)?.value ?? '';
}

function allElements(node: Node): Element[] {
  const own = 'tagName' in node ? [node] : [];
  return [...own, ...childrenOf(node).flatMap(allElements)];
}

function childrenOf(node: Node): Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

function textOf(node: Node): string {
  return collectText(node).replace(/\s+/g, ' ').trim();
}

function collectText(node: Node): string {
  if ('tagName' in node && NEVER_SHOWN.has(node.tagName)) return '';
  if (node.nodeName === '#text') return rawText(node);
  const inner = childrenOf(node).map(collectText).join('');
  return 'tagName' in node && !INLINE.has(node.tagName) ? ` ${inner} ` : inner;
}

function rawText(node: Node): string {
  return 'value' in node ? node.value : '';
}

const NEVER_SHOWN = new Set(['script', 'style', 'template', 'noscript', 'svg']);
const INLINE = new Set(['a', 'b', 'em', 'i', 'span', 'strong', 'sup', 'sub', 'mark', 'code']);
