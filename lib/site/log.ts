import { AsyncLocalStorage } from 'node:async_hooks';
import 'server-only';
import { siteProcess } from './process';

/** Values that a log line may carry: ids, counts, states, reasons. Never names, addresses, texts or secrets. */
type LogFields = Record<string, string | number | boolean | null>;

/**
 * Writes one structured line to standard output: `{"at":…,"level":…,"event":…, …}`, with the id of the request that it
 * belongs to.
 */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: LogFields = {}): void {
  siteProcess.metrics?.countLogLine(level, event);
  const line = { at: new Date().toISOString(), level, event, request: currentRequestId(), ...fields };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Writes one line about an error: its class and message, without its stack. */
export function logError(event: string, error: unknown, fields: LogFields = {}): void {
  const { name, message } = error instanceof Error ? error : { name: 'unknown', message: String(error) };
  log('error', event, { ...fields, error: name, reason: message });
}

/** The header that carries a request's id: from the proxy to us, back in the response, and on the calls that we make. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** The id of the request, or of the round of background work, that this code runs for. */
export function currentRequestId(): string | undefined {
  return storage().getStore();
}

/** Runs `work`, and everything that it starts, under an id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return storage().run(id, work);
}

export function newRequestId(): string {
  return crypto.randomUUID();
}

/** The id as a header for a call that we make; none outside of any request. */
export function requestIdHeader(): Record<string, string> {
  const id = currentRequestId();
  return id === undefined ? {} : { [REQUEST_ID_HEADER]: id };
}

/** The id that a trusted proxy gave, or null when it is not short and harmless: it ends up in logs and headers. */
export function readRequestId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && SAFE.test(header) ? header : null;
}

const SAFE = /^[\w-]{8,64}$/;

/** The server and each of the framework's bundles have this module once: they share the storage on the global object. */
function storage(): AsyncLocalStorage<string> {
  return (siteProcess.requestIds ??= new AsyncLocalStorage<string>());
}

declare global {
  interface SiteProcess {
    requestIds?: AsyncLocalStorage<string> | undefined;
  }
}

/** The header with the number of a request, which a visitor is shown if it fails (server/delivered-site.ts). */
export const REFERENCE_HEADER = 'x-request-reference';
