/** An entry of a page's table of contents. */
export type Heading = { id: string; text: string; level: 2 | 3 };

/**
 * A rehype plugin that runs after rehype-slug and writes down the ids it gave, so the table of contents links
 * to the very ids that are rendered. It also names each table after the heading above it.
 */
export function collectHeadings(into: Heading[]): () => (tree: HastNode) => void {
  return () => tree => {
    for (const node of walk(tree)) {
      const heading = toHeading(node);
      if (heading) into.push(heading);
      if (node.tagName === 'table')
        node.properties = { ...node.properties, 'aria-label': into.at(-1)?.text ?? 'Table' };
    }
  };
}

function toHeading(node: HastNode): Heading | null {
  const level = node.tagName === 'h2' ? 2 : node.tagName === 'h3' ? 3 : null;
  const id = node.properties?.['id'];
  return level && typeof id === 'string' ? { id, text: textOf(node), level } : null;
}

function textOf(node: HastNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

function* walk(node: HastNode): Generator<HastNode> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

/** The part of a hast node that we read. */
type HastNode = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: HastNode[];
};
