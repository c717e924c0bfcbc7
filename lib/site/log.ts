import 'server-only';
import { currentRequestId } from '@/lib/site/request-id';

/** Values that a log line may carry: ids, counts, states, reasons. Never names, addresses, texts or secrets. */
type LogFields = Record<string, string | number | boolean | null>;

/**
 * Writes one structured line to standard output: `{"at":…,"level":…,"event":…, …}`, with the id of the request that it
 * belongs to.
 */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: LogFields = {}): void {
  globalThis.siteMetrics?.countLogLine(level, event);
  const line = { at: new Date().toISOString(), level, event, request: currentRequestId(), ...fields };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Writes one line about an error: its class and message, without its stack. */
export function logError(event: string, error: unknown, fields: LogFields = {}): void {
  const { name, message } = error instanceof Error ? error : { name: 'unknown', message: String(error) };
  log('error', event, { ...fields, error: name, reason: message });
}
