import { MINUTE_MS } from '@/lib/site/time';
import type { MailBacklog } from '@/lib/mail';

/**
 * `degraded`: leads are kept, but mail about them does not come through, for which a person is needed and no restart
 * helps. `failing`: nothing can be kept.
 */
export type Health =
  | ({ storage: 'writable'; disk: DiskRoom | null; mail: MailBacklog } & (
      { status: 'ok' } | { status: 'degraded'; reasons: MailFailure[] }
    ))
  | { status: 'failing'; storage: 'unwritable'; reason: string };

/** docs/runbook/mail-stopped.md and docs/runbook/mail-failed.md. */
type MailFailure = 'mail_overdue' | 'mail_failed';

/** How long a mail may wait before someone has to look. */
export const MAIL_OVERDUE_MS = 10 * MINUTE_MS;

/** Room on the disk that holds the embedded file: in whole megabytes, and as a part of the disk (0 to 1). */
export type DiskRoom = { freeMegabytes: number; freePart: number };

export type HealthPorts = {
  /** Writes and rolls back; throws when the database cannot keep a row. */
  probeStorage: () => Promise<void>;
  /** Null where the database is on another machine. */
  diskRoom: () => Promise<DiskRoom | null>;
  backlog: () => Promise<MailBacklog>;
};

/** Whether a lead could be kept right now. */
export async function checkHealth({ probeStorage, diskRoom, backlog }: HealthPorts): Promise<Health> {
  try {
    await probeStorage();
    const mail = await backlog();
    return { ...judge(mail), storage: 'writable', disk: await diskRoom(), mail };
  } catch (error) {
    return {
      status: 'failing',
      storage: 'unwritable',
      reason: error instanceof Error ? describeCause(error) : 'unknown',
    };
  }
}

/** The error's class, with the code of the system or of PostgreSQL and SQLite's own words: messages may hold paths or addresses. */
function describeCause(error: Error): string {
  const parts = [
    'code' in error && error.code !== 'ERR_SQLITE_ERROR' ? error.code : '',
    'errstr' in error ? error.errstr : '',
  ];
  return [error.name, ...parts.filter(part => typeof part === 'string' && part !== '')].join(' ');
}

function judge({ oldestWaitMs, unsettled }: MailBacklog) {
  const reasons: MailFailure[] = [
    ...(oldestWaitMs > MAIL_OVERDUE_MS ? (['mail_overdue'] as const) : []),
    ...(unsettled > 0 ? (['mail_failed'] as const) : []),
  ];
  return reasons.length === 0 ? { status: 'ok' as const } : { status: 'degraded' as const, reasons };
}
