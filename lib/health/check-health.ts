import type { MailBacklog } from '@/lib/mail/ports';

export type Health =
  | { status: 'ok'; storage: 'writable'; disk: DiskRoom | null; mail: MailBacklog }
  | { status: 'failing'; storage: 'unwritable'; reason: string };

/** Room on the disk that holds the embedded file: in whole megabytes, and as a part of the disk (0 to 1). */
export type DiskRoom = { freeMegabytes: number; freePart: number };

export type HealthPorts = {
  /** Writes and rolls back; throws when the database cannot keep a row. */
  probeStorage: () => Promise<void>;
  /** Null where the database is on another machine. */
  diskRoom: () => Promise<DiskRoom | null>;
  backlog: () => Promise<MailBacklog>;
};

/** Tells whether a lead could be kept right now. `reason` is the error's class: messages may hold paths or addresses. */
export async function checkHealth({ probeStorage, diskRoom, backlog }: HealthPorts): Promise<Health> {
  try {
    await probeStorage();
    return { status: 'ok', storage: 'writable', disk: await diskRoom(), mail: await backlog() };
  } catch (error) {
    return {
      status: 'failing',
      storage: 'unwritable',
      reason: error instanceof Error ? error.name : 'unknown',
    };
  }
}
