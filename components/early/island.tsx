import type { ReactNode } from 'react';

/**
 * Stands around a client component that really needs React. On a static page its code is fetched when the visitor
 * comes near it (see `early.ts`), and only this part of the page is hydrated, with `props`.
 */
export function Island({ name, props, whenSeen = false, children }: IslandProps) {
  return (
    <div
      data-island={name}
      data-props={props === undefined ? undefined : JSON.stringify(props)}
      data-when-seen={whenSeen ? '' : undefined}
      className="contents"
    >
      {children}
    </div>
  );
}

type IslandProps = {
  /** Names the file under `chunks/` that hydrates it. */
  name: 'search' | 'package';
  /** What the component was rendered with; must survive JSON. */
  props?: object;
  /** Hydrated as soon as it is on the screen and the visitor has touched the page: it shows what a script remembers. */
  whenSeen?: boolean;
  children: ReactNode;
};
