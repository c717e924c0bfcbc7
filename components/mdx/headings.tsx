import type { ComponentProps } from 'react';

/** A section's heading, which is also the link to itself, so a clause can be quoted by address. */
export function SectionHeading({ id, children }: ComponentProps<'h2'>) {
  return (
    <h2 id={id} className="mt-[2em] text-figure leading-[1.1] first:mt-0">
      <SelfLink id={id}>{children}</SelfLink>
    </h2>
  );
}

export function SubHeading({ id, children }: ComponentProps<'h3'>) {
  return (
    <h3 id={id} className="mt-[1.7em] text-lede">
      <SelfLink id={id}>{children}</SelfLink>
    </h3>
  );
}

function SelfLink({ id, children }: Pick<ComponentProps<'h2'>, 'id' | 'children'>) {
  return (
    <a href={`#${id}`} className="decoration-marigold decoration-2 underline-offset-[.2em] hover:underline">
      {children}
    </a>
  );
}
