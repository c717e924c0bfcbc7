/** What the load's sender is told and tells: it is a process of its own, so the two speak in JSON. */

export const KINDS = ['page', 'search', 'lead'] as const;

export type Kind = (typeof KINDS)[number];

/** How many of each kind are sent in a second. */
export type Rates = Readonly<Record<Kind, number>>;

/** `seconds`: at most; a signal to the sender ends the phase before that. */
export type Phase = { name: string; seconds: number; rates: Rates };

export type LoadPlan = { origin: string; pagePaths: readonly string[]; phases: readonly Phase[] };

/** One kind in one phase. Waits count from the moment when the request was due. */
export type KindReport = {
  due: number;
  /** Not sent, because too many were under way: a visitor without a connection. */
  crowdedOut: number;
  answered: number;
  refused: number;
  serverErrors: number;
  timeouts: number;
  /** Connections that ended without an answer. */
  broken: number;
  p50: number;
  p99: number;
  slowest: number;
};

/** How connections ended without an answer: the error, on a new connection or a kept one, and when in the phase. */
export type Break = { how: string; count: number; firstSecond: number; lastSecond: number };

export type PhaseReport = {
  name: string;
  breaks: readonly Break[];
  kinds: Record<Kind, KindReport>;
  /** The ids of the leads that were answered with a thank-you. */
  thanked: readonly string[];
  /** p99 of the pages that were due in each second of the phase. */
  pageP99BySecond: readonly number[];
};
