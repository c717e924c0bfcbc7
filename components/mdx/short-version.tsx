import type { ReactNode } from 'react';

/** What a policy says in a few sentences, before the full text that counts. */
export function ShortVersion({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="The short version"
      className="break-inside-avoid rounded-card bg-marigold-soft px-6 py-6 text-body sm:px-8 sm:py-7"
    >
      <p className="font-display text-h3 font-bold">The short version</p>
      <div className="[&>*]:mt-3!">{children}</div>
    </section>
  );
}
