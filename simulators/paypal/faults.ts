import { setTimeout as sleep } from 'node:timers/promises';
import { untilAborted } from '../http.ts';
import { Refusal, renderRefusal } from './wire.ts';

/** What a client can ask of the API; faults and the log are sorted by it. */
export type Operation =
  | 'token'
  | 'create'
  | 'get'
  | 'capture'
  | 'refund'
  | 'get-refund'
  | 'get-capture'
  | 'get-dispute'
  | 'list-disputes'
  | 'transactions'
  | 'get-saved'
  | 'delete-saved';

/**
 * Something to go wrong in the next `count` calls of `operation`. `when` says whether the call's work has been done by
 * then: a cut connection after it is the case that idempotency keys exist for.
 */
type Fault = {
  kind: keyof typeof ANSWERS | 'hang' | 'latency';
  operation: Operation;
  count: number;
  when: 'before' | 'after';
  latencyMs: number;
};

type NewFault = Pick<Fault, 'kind' | 'operation'> & Partial<Fault>;

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  let queue: Fault[] = [];
  let hanging = new AbortController();
  let released = new AbortController();

  /** Lets the hanging calls go on. */
  function releaseHanging(): void {
    released.abort();
    released = new AbortController();
    hanging = new AbortController();
  }

  function clearFaults(): void {
    queue = [];
    releaseHanging();
  }

  return {
    /** The next fault for this call, which it uses up. */
    take: (operation: Operation): Fault | null => {
      const next = queue.find(fault => fault.operation === operation);
      if (next) next.count -= 1;
      queue = queue.filter(({ count }) => count > 0);
      return next ?? null;
    },
    /** Null means that the call goes on as usual. */
    play: async ({ kind, latencyMs }: Fault, { signal, debugId }: Played): Promise<Response | null> => {
      if (kind === 'latency') return sleep(latencyMs, null, { ref: false });
      if (kind !== 'hang') return ANSWERS[kind](debugId);
      hanging.abort();
      await Promise.race([untilAborted(released.signal), untilAborted(signal)]);
      return signal.aborted ? Response.error() : null;
    },
    controls: {
      addFault: (fault: NewFault): void => {
        const when = fault.kind === 'cut' ? 'after' : 'before';
        queue.push({ count: 1, when, latencyMs: 1000, ...fault });
      },
      clearFaults,
      /** Resolves once a call hangs by a fault of that kind. */
      whenHanging: (): Promise<void> => untilAborted(hanging.signal),
      releaseHanging,
    },
  };
}

type Played = { signal: AbortSignal; debugId: string };

const refused = (issue: string) => (debugId: string) => renderRefusal(new Refusal(issue), debugId);
const page = (status: number, text: string) => () =>
  new Response(`<h1>${text}</h1>`, { status, headers: { 'content-type': 'text/html' } });

const ANSWERS = {
  '403': refused('PERMISSION_DENIED'),
  '429': refused('RATE_LIMIT_REACHED'),
  '500': refused('INTERNAL_SERVER_ERROR'),
  '503-html': page(503, '503 Service Temporarily Unavailable'),
  '200-html': page(200, 'Scheduled maintenance'),
  cut: () => Response.error(),
};
