import type { ReactNode } from 'react';

/** A picture made of several parts that is read out as one sentence. `isSample`: the prices in it are an invented shop's. */
export function DrawnPicture({ label, className, isSample, children }: DrawnPictureProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn from parts, not loaded from a file
    <div role="img" aria-label={label} data-sample={isSample ? '' : undefined}>
      <div aria-hidden="true" className={className}>
        {children}
      </div>
    </div>
  );
}

type DrawnPictureProps = { label: string; className?: string; isSample?: boolean; children: ReactNode };
