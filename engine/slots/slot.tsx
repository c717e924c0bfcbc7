import { Fragment, type ReactNode } from 'react';
import { marked } from './marks';
import { shared, type RenderedRequest, type SlotRequest } from './shared';

/**
 * A part of a built page that the server can draw again for one visitor, with the same component: `load` says what the
 * request means for it (`visit`), or undefined when the part stays as it was built. The props must survive JSON; hooks,
 * `next/*` and inline scripts do not work in `Part`, islands do. It must stand in a file `*.slot.tsx` and have a name that
 * no other slot has. One that is drawn per request may have others inside, without a `load`, from its own file.
 */
export function defineSlot<Visit, Props extends object = object>(
  slot: SlotDefinition<Visit, Props>,
): Slot<Visit, Props> {
  const { name, Part, load, perRequest = false } = slot;
  function SlotPlace(props: Props): ReactNode | Promise<ReactNode> {
    const request = shared.requestNow?.();
    const visit = request && ((visitOf(name, request) as Visit | undefined) ?? load?.(request));
    const draw = (loaded: Visit | Redirect | undefined): ReactNode => {
      if (request && loaded instanceof Redirect) request.redirect = loaded.location;
      if (loaded instanceof Redirect) return null;
      if (loaded !== undefined) return <Part {...props} visit={loaded} />;
      return marked({ kind: 'slot', name, value: props }, perRequest ? null : <Part {...props} />);
    };
    return visit instanceof Promise ? visit.then(draw) : draw(visit);
  }
  return Object.assign(SlotPlace, { slot });
}

/** In a page that is rendered for each request, what `fillPage` was called with by this name; undefined in any other request. */
export function visitNow(name: string): unknown {
  const request = shared.requestNow?.();
  return request && visitOf(name, request);
}

/** What the server draws the slot with in the page that the framework renders for `fillPage`. */
function visitOf(name: string, request: RenderedRequest): unknown {
  const visit = request.visits?.[name];
  if (visit !== undefined) request.isFilled = true;
  return visit;
}

export type Slot<Visit, Props> = ((props: Props) => ReactNode | Promise<ReactNode>) & {
  slot: SlotDefinition<Visit, Props>;
};

export type SlotDefinition<Visit, Props> = {
  name: string;
  Part: (props: Props & { visit?: Visit | undefined }) => ReactNode;
  load?: (request: SlotRequest) => LoadOutcome<Visit> | Promise<LoadOutcome<Visit>>;
  /** What the visit puts before the page's title. Not in development, where the framework has the title. */
  titleMark?: (visit: Visit) => string;
  /** Seconds after which the browser asks for the page again, by a header; undefined for not at all. Not in development. */
  askAgainAfter?: (visit: Visit) => number | undefined;
  /** Nothing is built: it is drawn for each request, and `load` always returns something. No one may keep its page. */
  perRequest?: boolean;
};

type LoadOutcome<Visit> = Visit | Redirect | undefined;

/** What `load` returns to send the visitor to another address. */
export class Redirect {
  readonly location: string;

  constructor(location: string) {
    this.location = location;
  }
}

/**
 * Versions of a part. All are built; the server sends the one that the state names (`showState`), and until then
 * the first.
 */
export function Choice({ name, versions }: { name: string; versions: Readonly<Record<string, ReactNode>> }) {
  const [first, ...rest] = Object.entries(versions);
  if (!first) return null;
  const entries = process.env.NODE_ENV === 'development' ? [first] : [first, ...rest];
  return entries.map(([version, children], index) => (
    <Fragment key={version}>
      {marked({ kind: 'choice', name, value: { version, isFirst: index === 0 } }, children)}
    </Fragment>
  ));
}

/** What the server replaces once the state has something else by this name. */
export function Changing({ name, children }: { name: string; children: ReactNode }) {
  return marked({ kind: 'text', name, value: null }, children);
}
