import type { ReactNode } from 'react';

/** Buttons side by side. On phones they fill the row, and those that do not fit stand below each other, equally wide. */
export function ButtonRow({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`flex flex-wrap gap-3 max-sm:*:grow ${className}`}>{children}</div>;
}
