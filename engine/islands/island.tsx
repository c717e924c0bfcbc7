import type { ComponentType, ReactNode } from 'react';

/**
 * The site's islands, by name: the component, and when it wakes.
 *
 * - `approach`: when a pointer, the keyboard or a tap comes to it, or the dialog around it opens. For what answers a
 *   visitor.
 * - `visible`: when it is on the screen. For what moves or shows what the browser remembers.
 * - `idle`: once the page has been painted. For what a page is there for.
 */
export type Islands = Readonly<Record<string, IslandEntry>>;

type IslandEntry = {
  // Components take different props; `IslandProps` finds out which.
  load: () => Promise<ComponentType<never>>;
  wake: 'approach' | 'visible' | 'idle';
};

/** What `<Island>` takes: a name, the props of that component, which must survive JSON, and its children. */
type IslandProps<R extends Islands> = { [N in keyof R]: { name: N } & PropsOf<Component<R[N]>> }[keyof R];

type Component<Entry extends IslandEntry | undefined> = Entry extends IslandEntry
  ? Awaited<ReturnType<Entry['load']>>
  : never;

type PropsOf<C> = C extends () => unknown
  ? { children?: undefined }
  : C extends (props: infer P) => unknown
    ? Serializable<Omit<P, 'children'>> &
        ('children' extends keyof P ? Pick<P, 'children'> : { children?: undefined })
    : never;

/** Functions, dates, maps and sets do not survive JSON: no value fits in their place. */
type Serializable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends ((...args: never[]) => unknown) | Date | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>
    ? never
    : { [K in keyof T]: Serializable<T[K]> };

/**
 * The component that places one of `islands`: a React component in a page that is otherwise plain HTML. The server draws
 * it whole; in the browser it wakes at its time and is hydrated on its own, with the same props. Children are drawn by the
 * server only and stay as they are. Inside another island it may stand only among that one's children.
 */
export function createIsland<R extends Islands>(
  islands: R,
): (props: IslandProps<R>) => ReactNode | Promise<ReactNode> {
  return function Island(islandProps) {
    const { name, children, ...props } = islandProps as { name: string; children?: ReactNode };
    const entry = islands[name];
    if (!entry) throw new Error(`No island is called "${name}"`);
    const draw = (part: ComponentType<never>) => {
      const Part = part as ComponentType<Record<string, unknown>>;
      return (
        <div
          data-island={name}
          data-wake={entry.wake}
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
    };
    const part = loaded.get(entry.load);
    return part ? draw(part) : entry.load().then(draw);
  };
}

/** Loads islands ahead, so what has them is drawn in one pass. */
export async function loadIslands(entries: readonly IslandEntry[]): Promise<void> {
  for (const { load } of entries) loaded.set(load, await load());
}

const loaded = new Map<IslandEntry['load'], ComponentType<never>>();

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** Around what only the server draws inside an island. */
      'island-slot': HTMLAttributes<HTMLElement> & ClassAttributes<HTMLElement>;
    }
  }
}
