/**
 * What code inside the framework's bundles tells the metrics, which live in the server (server/metrics.ts). While metrics
 * are off, nothing is counted.
 */

/** `outcome` is a word of ours, never one of the provider's: each is a series. */
type ProviderCall = { service: 'paypal' | 'resend' | 'model'; outcome: string; seconds: number };

/** What a visitor asked for and waited for. `outcome`: the state of a checkup, or the kind of a reply. */
type VisitorWork = { work: 'checkup' | 'assistant'; outcome: string; seconds: number };

/** Counts a checkup or a reply of the assistant that began at `startedAt` (`performance.now()`). */
export function countWork(work: VisitorWork['work'], outcome: string, startedAt: number): void {
  siteProcess.metrics?.countWork({ work, outcome, seconds: (performance.now() - startedAt) / 1_000 });
}

type SiteMetrics = {
  countLogLine: (level: string, event: string) => void;
  countCall: (call: ProviderCall) => void;
  countWork: (work: VisitorWork) => void;
  /** `directive` is one that our own policies have. */
  countViolation: (directive: string) => void;
};

/** What is read when the metrics are asked for. `writable` false: the other figures could not be read. */
export type SiteFacts = { pool: PoolFigures | null; diskFreePart: number | null } & (
  | { writable: true; stored: StoredFacts }
  | { writable: false }
);

type PoolFigures = { total: number; idle: number; waiting: number };

/** The same for every process on one database. */
export type StoredFacts = {
  /** Of each class of the outbox: how many emails wait, and for how long the oldest has. */
  outbox: readonly { class: string; waiting: number; oldestSeconds: number }[];
  /** Failed emails that no one has settled. */
  mailsUnsettled: number;
  /** Checkups of websites that wait, and that run. */
  checkups: Readonly<Record<'queued' | 'running', number>>;
  ordersByState: Readonly<Record<string, number>>;
  /** What needs a person, by kind. */
  openCases: Readonly<Record<'dispute' | 'reversal' | 'refund' | 'unknown_payment', number>>;
  /** When the newest backup was made, in epoch seconds; 0 when there is none. */
  backupMadeAt: number;
};

/** Calls a provider, and counts the call with its outcome and how long it took. */
export async function countedCall<T>(
  { service, outcomeOf }: { service: ProviderCall['service']; outcomeOf: (result: T) => string },
  call: () => Promise<T>,
): Promise<T> {
  const startedAt = performance.now();
  const result = await call();
  const seconds = (performance.now() - startedAt) / 1_000;
  siteProcess.metrics?.countCall({ service, outcome: outcomeOf(result), seconds });
  return result;
}

declare global {
  interface SiteProcess {
    /** Set by server/metrics.ts when metrics are on. */
    metrics?: SiteMetrics | undefined;
    /** Set by lib/background-work.ts. */
    readFacts?: (() => Promise<SiteFacts>) | undefined;
  }
}
import { siteProcess } from './process';
