import type { ReactNode } from 'react';

/**
 * Stands around a client component that really needs React. Its code is fetched when the visitor comes near it (see
 * `early.ts`) or at the moment that `wake` names, and only this part of the page is hydrated, with `props`. What of it
 * only the server can draw stands in a `ServerPart`.
 */
export function Island({ name, props, wake, children }: IslandProps) {
  const island = (
    <div
      data-island={name}
      data-props={props === undefined ? undefined : JSON.stringify(props)}
      data-when-seen={wake === 'seen' ? '' : undefined}
      className="contents"
    >
      {children}
    </div>
  );
  if (wake !== 'painted') return island;
  return (
    <div data-behaviour="after-paint" className="contents">
      {island}
    </div>
  );
}

export type IslandName = 'search' | 'package' | 'results' | 'checkout';

type IslandProps = {
  /** Names the file under `chunks/` that hydrates it. */
  name: IslandName;
  /** What the component was rendered with; must survive JSON. */
  props?: object;
  /**
   * Sooner than when somebody comes near: `seen`, once it is on the screen and the visitor has touched the page, because
   * it shows what a script remembers; `painted`, as soon as the page is painted, because it is what the page is for.
   */
  wake?: 'seen' | 'painted';
  children: ReactNode;
};
