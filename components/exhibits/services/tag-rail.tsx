import type { ReactNode } from 'react';
import './tag-rail.css';

/** What a page's offer includes, as six papers on a wall, with its price tag. `look` says which papers and which wall. */
export function TagRail({ title, lede, tags, look, tag }: TagRailProps) {
  return (
    <section className={`paper-wall overflow-hidden pt-split pb-sec ${look}`}>
      <div className="wrap">
        <div className="grid items-end gap-x-split gap-y-6 lg:grid-cols-[1fr_1.1fr]">
          <div>
            <h2>{title}</h2>
            <p className="mt-3 text-lede">{lede}</p>
          </div>
          {tag}
        </div>
        <ul className="papers relative mt-head grid sm:grid-cols-2 lg:grid-cols-3">
          {tags.map(tag => (
            <li key={tag.title} className="relative leading-snug">
              <h3 className="text-label">{tag.title}</h3>
              <p>{tag.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type TagRailProps = {
  title: string;
  lede: ReactNode;
  look: PaperLook;
  tags: readonly { title: string; text: string }[];
  tag: ReactNode;
};

/** Tags on a rail, notes pinned to cork, taped cards, lines on a slate, a ruled page, folders, panes of a window, stalls under their awnings. */
export type PaperLook =
  | 'tags-rail'
  | 'tags-cork'
  | 'tags-tape'
  | 'tags-slate'
  | 'tags-ruled'
  | 'tags-files'
  | 'tags-sill'
  | 'tags-stalls';
