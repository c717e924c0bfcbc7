import type { ReactNode } from 'react';
import { DrawnPicture } from './drawn-picture';
import { FigureTable, type FigureTableProps } from './figure-table';
import './exhibit.css';

/**
 * One drawn argument of a page. `name` adds a style sheet with this exhibit's rules (ops/build-pages.ts);
 * `label` says the finding where the drawing is one picture to a screen reader, and is left out where its parts are text
 * of their own. `figures` are the same numbers as a table, for those who want to read them.
 */
export function Exhibit({ name, label, caption, figures, className, children }: ExhibitProps) {
  return (
    <figure data-exhibit={name} className={className}>
      {label ? <DrawnPicture label={label}>{children}</DrawnPicture> : children}
      {caption ? (
        <figcaption>
          <div className="exhibit-caption">{caption}</div>
          {figures ? <FigureTable {...figures} /> : null}
        </figcaption>
      ) : null}
      {figures && !caption ? <FigureTable {...figures} /> : null}
    </figure>
  );
}

type ExhibitProps = {
  name: string;
  label?: string;
  caption?: ReactNode;
  figures?: FigureTableProps;
  className?: string;
  children: ReactNode;
};
