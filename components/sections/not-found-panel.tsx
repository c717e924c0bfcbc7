import type { ReactNode } from 'react';
import { ButtonRow } from '@/components/ui/button-row';

/** The sky and the pavement of every page that is not there, with its links and room for a picture. */
export function NotFoundPanel({ title, text, links, below, picture }: NotFoundPanelProps) {
  return (
    <section className="overflow-hidden bg-sky">
      <div className="relative z-[1] wrap grid items-center gap-x-10 gap-y-8 pt-sec lg:grid-cols-[1.1fr_1fr]">
        <div className={picture ? '' : 'pb-sec'}>
          <h1>{title}</h1>
          <p className="mt-4 mb-6 max-w-[32em] text-lede">{text}</p>
          <ButtonRow>{links}</ButtonRow>
          {below}
        </div>
        {picture}
      </div>
      {/* The shop's foot is a little above the drawing's. */}
      <div className="pavement -mt-4 h-11" />
    </section>
  );
}

type NotFoundPanelProps = {
  title: string;
  text: string;
  links: ReactNode;
  /** Small print under the links. */
  below?: ReactNode;
  picture?: ReactNode;
};
