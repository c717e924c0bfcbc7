import type { ReactNode } from 'react';

/** A picture made of several parts that is read out as one sentence. */
export function DrawnPicture({ label, className, children }: DrawnPictureProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn from parts, not loaded from a file
    <div role="img" aria-label={label}>
      <div aria-hidden="true" className={className}>
        {children}
      </div>
    </div>
  );
}

type DrawnPictureProps = { label: string; className?: string; children: ReactNode };
