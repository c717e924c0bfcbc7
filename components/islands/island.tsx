import type { ComponentType, ReactNode } from 'react';
import { islands, type IslandName, type IslandProps } from './registry';

/**
 * A React component in a page that is otherwise plain HTML. The server draws it whole; in the browser it wakes as the
 * registry says and is hydrated on its own, with the same props. Children are drawn by the server only and stay as they
 * are. Inside another island it may stand only among that one's children.
 */
export async function Island(given: IslandProps) {
  const { name, children, ...props } = given as { name: IslandName; children?: ReactNode };
  const { load, wake } = islands[name];
  const Part = (await load()) as ComponentType<Record<string, unknown>>;
  return (
    <div data-island={name} data-wake={wake} data-props={JSON.stringify(props)} className="contents">
      {children === undefined ? (
        <Part {...props} />
      ) : (
        <Part {...props}>
          <island-slot>{children}</island-slot>
        </Part>
      )}
    </div>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Around what only the server draws inside an island. */
      'island-slot': HTMLAttributes<HTMLElement> & ClassAttributes<HTMLElement>;
    }
  }
}
