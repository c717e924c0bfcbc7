import type { ReactNode } from 'react';
import type { Desk, Remark } from '@/content/google-services/google-service';
import './document.css';

/**
 * What lies on the wood: its parts in the first column, each remark beside the part that it follows. `back`: the look of
 * what they all lie on, if they do.
 */
export function Document({ back, className = '', children }: DocumentLook) {
  return (
    <div className={`document ${className}`}>
      {back ? <div className={`document-back ${back}`} /> : null}
      {children}
    </div>
  );
}

/** The back of a document that is one sheet. */
export const ONE_SHEET = 'one-sheet';

export function DocumentHead({ by, title, children }: { by: string; title: string; children: ReactNode }) {
  return (
    <header className="document-head">
      <p>
        {by}
        <b>{title}</b>
      </p>
      <p>{children}</p>
    </header>
  );
}

/** A part of a sheet, under a line. */
export function Part({ isFirst = false, className = 'py-6', children }: PartLook) {
  return (
    <section className={`mx-gut ${isFirst ? 'border-t-2 border-ink' : 'border-t border-line'} ${className}`}>
      {children}
    </section>
  );
}

/** What a part is called. Not a heading: the document is a picture of one. */
export function Cap({
  className = 'mb-4 text-label',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return <div className={`font-display leading-tight font-[750] text-balance ${className}`}>{children}</div>;
}

/** A remark in red beside the part of a document that stands before it. */
export function RedRemark({ title, text, className = 'self-center max-lg:mx-gut' }: RemarkLook) {
  return (
    <div className={`red-remark ${className}`}>
      <b>{title}</b>
      <p>{text}</p>
    </div>
  );
}

/** What every document on the desk is given: the three remarks that stand beside it. */
export type DocumentProps = { marks: Desk['marks'] };

type DocumentLook = { back?: string; className?: string; children: ReactNode };
type PartLook = { isFirst?: boolean; className?: string; children: ReactNode };
type RemarkLook = Remark & { className?: string };
