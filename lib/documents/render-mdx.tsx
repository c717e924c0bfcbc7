import type { ReactElement } from 'react';
import { compileMDX, type MDXRemoteProps } from 'next-mdx-remote/rsc';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { collectHeadings, type Heading } from './collect-headings';

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
