import type { ComponentType, ReactNode } from 'react';
import { islands, type IslandName, type IslandProps } from './registry';

/**
 * A React component in a page that is otherwise plain HTML. The server draws it whole; in the browser it wakes as the
 * registry says and is hydrated on its own, with the same props. Children are drawn by the server only and stay as they
 * are. Inside another island it may stand only among that one's children.
 */
export function Island(given: IslandProps): ReactNode | Promise<ReactNode> {
  const part = loaded.get(given.name);
  return part ? draw(given, part) : islands[given.name].load().then(part => draw(given, part));
}

/** Loads islands ahead, so a screen with them renders in one pass (app/screens.tsx). */
export async function loadIslands(names: readonly IslandName[]): Promise<void> {
  for (const name of names) loaded.set(name, await islands[name].load());
}

function draw(given: IslandProps, part: ComponentType<never>): ReactNode {
  const { name, children, ...props } = given as { name: IslandName; children?: ReactNode };
  const Part = part as ComponentType<Record<string, unknown>>;
  return (
    <div
      data-island={name}
      data-wake={islands[name].wake}
      data-props={JSON.stringify(props)}
      className="contents"
    >
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

const loaded = new Map<IslandName, ComponentType<never>>();

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Around what only the server draws inside an island. */
      'island-slot': HTMLAttributes<HTMLElement> & ClassAttributes<HTMLElement>;
    }
  }
}
