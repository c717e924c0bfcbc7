import type { ReactNode } from 'react';

/** The measure and the rhythm of long text. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="min-w-0 max-w-[35rem] text-label leading-[1.68] [&>:first-child]:mt-0 [&>h2+*]:mt-[.6em] [&>h3+*]:mt-[.6em] [&>p]:mt-[1.15em]">
      {children}
    </div>
  );
}
