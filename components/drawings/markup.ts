/** One SVG element as the drawings write it. Text is a node without a tag's angle brackets: a plain string. */
export type MarkupNode = { tag: string; attributes: Attributes; children: MarkupNode[] } | string;
export type Attributes = Readonly<Record<string, string>>;

/** Reads what the drawing vocabulary wrote: well-formed, quoted with ", without comments. */
export function parseMarkup(markup: string): MarkupNode[] {
  const roots: MarkupNode[] = [];
  const open = [roots];
  for (const [, closing, tag, attributes = '', alone, text] of markup.matchAll(TOKEN)) {
    const siblings = open.at(-1) ?? roots;
    if (text !== undefined) siblings.push(text);
    if (closing) open.pop();
    if (closing || tag === undefined) continue;
    const children: MarkupNode[] = [];
    siblings.push({ tag, attributes: readAttributes(attributes), children });
    if (!alone) open.push(children);
  }
  return roots;
}

export function writeMarkup(node: MarkupNode): string {
  if (typeof node === 'string') return node;
  return writeElement(node.tag, node.attributes, node.children.map(writeMarkup).join(''));
}

export function writeElement(tag: string, attributes: Attributes, inside = ''): string {
  const start = `<${tag}${writeAttributes(attributes)}`;
  return inside === '' ? `${start}/>` : `${start}>${inside}</${tag}>`;
}

/** With a blank before each. */
function writeAttributes(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

function readAttributes(text: string): Attributes {
  return Object.fromEntries(
    Array.from(text.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]),
  );
}

const TOKEN = /<(\/?)(\w+)([^>]*?)(\/?)>|([^<]+)/g;
