import type { ComponentProps } from 'react';
import type { MdxComponents } from '@/lib/documents/render-mdx';
import { Anchor } from './anchor';
import { AssistantModel } from './assistant-model';
import { SupportEmail, SupportPhone, SupportPortal } from './contact-links';
import { SectionHeading, SubHeading } from './headings';
import { BulletList, NumberedList } from './lists';
import { Picture } from './picture';
import { ShortVersion } from './short-version';
import { Table, TableCell, TableHeading } from './table';
import { Tip } from './tip';

/** What an article or a policy is made of: Markdown's own elements in our look, and the components it may name. */
export const documentComponents = {
  a: Anchor,
  h2: SectionHeading,
  h3: SubHeading,
  ul: BulletList,
  ol: NumberedList,
  table: Table,
  th: TableHeading,
  td: TableCell,
  code: Code,
  pre: CodeBlock,
  blockquote: Quote,
  img: Picture,
  Tip,
  ShortVersion,
  SupportEmail,
  SupportPhone,
  SupportPortal,
  AssistantModel,
} satisfies MdxComponents;

function Code({ children }: ComponentProps<'code'>) {
  return (
    <code className="rounded-sign bg-mist px-[.35em] py-[.1em] text-[.92em] wrap-anywhere">{children}</code>
  );
}

// Long lines wrap: a block that scrolled sideways would need a name and a tab stop of its own.
function CodeBlock({ children }: ComponentProps<'pre'>) {
  return <pre className="mt-[1.15em] rounded-card bg-mist p-5 whitespace-pre-wrap">{children}</pre>;
}

function Quote({ children }: ComponentProps<'blockquote'>) {
  return (
    <blockquote className="mt-[1.15em] border-l-4 border-marigold pl-5 text-soft">{children}</blockquote>
  );
}
