import type { ReactNode } from 'react';

/** The box for the one thing to do now. */
export function Tip({ title = 'Do this today', children }: { title?: string; children: ReactNode }) {
  return (
    <div className="mt-[1.15em] rounded-card bg-marigold-soft px-6 py-5 text-body [&>p+p]:mt-3">
      <p className="mb-1 font-display font-bold">{title}</p>
      {children}
    </div>
  );
}
