import type { MailBacklog } from '@/lib/mail/ports';

export type Health =
  | { status: 'ok'; storage: 'writable'; mail: MailBacklog }
  | { status: 'failing'; storage: 'unwritable'; reason: string };

export type HealthPorts = {
  /** Writes and rolls back; throws when the database cannot keep a row. */
  probeStorage: () => Promise<void>;
  backlog: () => Promise<MailBacklog>;
};

/** Tells whether a lead could be kept right now. `reason` is the error's class: messages may hold paths or addresses. */
export async function checkHealth({ probeStorage, backlog }: HealthPorts): Promise<Health> {
  try {
    await probeStorage();
    return { status: 'ok', storage: 'writable', mail: await backlog() };
  } catch (error) {
    return {
      status: 'failing',
      storage: 'unwritable',
      reason: error instanceof Error ? error.name : 'unknown',
    };
  }
}
