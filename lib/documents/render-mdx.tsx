import { compileMDX, type MDXRemoteProps } from 'next-mdx-remote/rsc';
import type { ReactElement } from 'react';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';

/**
 * Renders the MDX of our own documents on the server. The only file that knows the MDX library.
 * `blockJS` is off because the library would silently drop every prop that is an expression.
 */
export async function renderMdx(source: string, components: MdxComponents): Promise<RenderedMdx> {
  const headings: Heading[] = [];
  const { content } = await compileMDX({
    source,
    components,
    options: {
      blockJS: false,
      mdxOptions: { remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug, collectHeadings(headings)] },
    },
  });
  return { content, headings };
}

export type MdxComponents = NonNullable<MDXRemoteProps['components']>;
type RenderedMdx = { content: ReactElement; headings: Heading[] };

/** An entry of a page's table of contents. */
export type Heading = { id: string; text: string; level: 2 | 3 };

/**
 * A rehype plugin that runs after rehype-slug and writes down the ids it gave, so the table of contents links
 * to the very ids that are rendered. It also names each table after the heading above it.
 */
function collectHeadings(into: Heading[]): () => (tree: HastNode) => void {
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
