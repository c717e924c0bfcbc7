import type { ReactNode } from 'react';

/** What a page says while the promotion has places, and what it says once they are gone: the server sends one of them. */
export function Places({ open, full }: { open?: ReactNode; full?: ReactNode }) {
  return (
    <>
      {open ? <places-open>{open}</places-open> : null}
      {full ? <places-full>{full}</places-full> : null}
    </>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Around what is sent only while places are left, only when they are gone, and their number (server/promotion-html.ts). */
      'places-open': HTMLAttributes<HTMLElement>;
      'places-full': HTMLAttributes<HTMLElement>;
      'places-left': HTMLAttributes<HTMLElement> & Attributes;
    }
  }
}
