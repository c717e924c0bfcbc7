import type { ReactNode } from 'react';
import { Exhibit } from '@/components/exhibits/exhibit';
import type { FigureTableProps } from '@/components/exhibits/figure-table';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { articleFigureWords } from '@/content/exhibits/articles';
import './articles.css';

/** A drawing in an article: read out as one sentence, its words and figures below it as a table. */
export function ArticleFigure({ name, words, rows, isSample = false, children }: ArticleFigureProps) {
  const { title, label, caption, head } = words;
  return (
    <Exhibit
      name={name}
      className={`fig my-[1.9em] text-small/[1.4] fig-${name}`}
      label={label}
      caption={
        <>
          {isSample ? <SampleTag /> : null} {caption}
        </>
      }
      figures={{ summary: articleFigureWords.table, caption: title, head, rows }}
    >
      <p className="mb-4 font-display text-lede/[1.2] font-[750] tracking-[-0.012em] text-balance">{title}</p>
      {children}
    </Exhibit>
  );
}

type ArticleFigureProps = {
  name: string;
  words: { title: string; label: string; caption: string; head: readonly string[] };
  rows: FigureTableProps['rows'];
  /** Its shops or figures are invented. */
  isSample?: boolean;
  children: ReactNode;
};
