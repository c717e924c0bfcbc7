import 'server-only';
import { currentRequestId } from '@/lib/kernel/request-id';

/** Values that a log line may carry: ids, counts, states, reasons. Never names, addresses, texts or secrets. */
export type LogFields = Record<string, string | number | boolean | null>;

/**
 * Writes one structured line to standard output: `{"at":…,"level":…,"event":…, …}`, with the id of the request that it
 * belongs to.
 */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: LogFields = {}): void {
  globalThis.siteMetrics?.countLogLine(level, event);
  const line = { at: new Date().toISOString(), level, event, request: currentRequestId(), ...fields };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** The class and message of an error for a log line, without its stack. */
export function describeError(error: unknown): LogFields {
  return error instanceof Error
    ? { error: error.name, reason: error.message }
    : { error: 'unknown', reason: String(error) };
}
