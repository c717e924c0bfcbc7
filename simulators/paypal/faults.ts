import { setTimeout as sleep } from 'node:timers/promises';
import { html, type HttpReply } from '../http/response.ts';
import type { Operation } from './call-log.ts';
import { createGate } from './gate.ts';
import { problem, renderProblem } from './problem.ts';

/**
 * Something to go wrong in the next `count` calls of `operation`. `when` says whether the call's work has been
 * done by then: a cut connection after it is the case that idempotency keys exist for.
 */
type Fault = {
  kind: '403' | '429' | '500' | '503-html' | '200-html' | 'hang' | 'cut' | 'latency';
  operation: Operation;
  count: number;
  when: 'before' | 'after';
  latencyMs: number;
};

export type NewFault = Pick<Fault, 'kind' | 'operation'> & Partial<Fault>;

export type Faults = {
  add: (fault: NewFault) => void;
  /** The next fault for this call, which it uses up. */
  take: (operation: Operation) => Fault | null;
  /** Plays the fault. Null means that the call goes on as usual. */
  perform: (fault: Fault, call: { debugId: string; gone: AbortSignal }) => Promise<HttpReply | null>;
  whenHanging: () => Promise<void>;
  /** Lets the hanging calls go on. */
  release: () => void;
  clear: () => void;
};

export function createFaults(): Faults {
  let queue: Fault[] = [];
  let hanging = createGate();
  let released = createGate();
  const release = () => {
    released.open();
    released = createGate();
    hanging = createGate();
  };
  const hang = async (gone: AbortSignal): Promise<HttpReply | null> => {
    hanging.open();
    const isReleased = await Promise.race([
      released.whenOpen.then(() => true),
      whenAborted(gone).then(() => false),
    ]);
    return isReleased ? null : { kind: 'cut' };
  };
  return {
    add: fault => void queue.push(withDefaults(fault)),
    take: operation => {
      const next = queue.find(fault => fault.operation === operation);
      queue = queue.flatMap(fault => (fault === next ? useOnce(fault) : [fault]));
      return next ?? null;
    },
    perform: ({ kind, latencyMs }, { debugId, gone }) => {
      if (kind === 'hang') return hang(gone);
      if (kind === 'latency') return sleep(latencyMs, null, { ref: false });
      return Promise.resolve(replyOf(kind, debugId));
    },
    whenHanging: () => hanging.whenOpen,
    release,
    clear: () => {
      queue = [];
      release();
    },
  };
}

function withDefaults(fault: NewFault): Fault {
  return { count: 1, when: fault.kind === 'cut' ? 'after' : 'before', latencyMs: 1000, ...fault };
}

function replyOf(kind: Exclude<Fault['kind'], 'hang' | 'latency'>, debugId: string): HttpReply {
  if (kind === 'cut') return { kind: 'cut' };
  if (kind === '403') return renderProblem(problem([{ issue: 'PERMISSION_DENIED' }]), debugId);
  if (kind === '429') return renderProblem(problem([{ issue: 'RATE_LIMIT_REACHED' }]), debugId);
  if (kind === '500') return renderProblem(problem([{ issue: 'INTERNAL_SERVER_ERROR' }]), debugId);
  if (kind === '503-html')
    return html(503, '<html><body><h1>503 Service Temporarily Unavailable</h1></body></html>');
  return html(200, '<html><body>Scheduled maintenance</body></html>');
}

function useOnce(fault: Fault): Fault[] {
  return fault.count > 1 ? [{ ...fault, count: fault.count - 1 }] : [];
}

function whenAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise(resolve => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
