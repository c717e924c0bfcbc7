import type { ReactNode } from 'react';

/** A raised card that shows one result of our work. The whole picture is read out as one sentence. */
export function Sheet({
  label,
  className = '',
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn from parts, not loaded from a file
    <div role="img" aria-label={label}>
      <div
        aria-hidden="true"
        className={`mx-auto w-full max-w-[520px] overflow-hidden rounded-card bg-card text-ink shadow-lift ${className}`}
      >
        {children}
      </div>
    </div>
  );
}

/** A line of text too small to read, in pictures. */
export function GhostLine({ className = 'w-3/4' }: { className?: string }) {
  return <span className={`my-1.5 block h-[11px] rounded-sign bg-line ${className}`} />;
}
