import { DeskSection, Facts, formatInstant, DeskMark, type Fact } from '@/app/(desk)/desk/shell/parts';
import { sayAge } from '@/lib/site/time';
import type { Health } from '@/lib/watch';
import type { NewestBackup } from '@/lib/watch/newest-backup';

/** What the health check says, in words, and the latest backup. */
export function HealthFacts({ health, backup, now }: HealthFactsProps) {
  return (
    <DeskSection title="Health">
      <div className="desk-panel">
        <Facts
          rows={[
            ['Database', <StorageMark key="storage" health={health} />],
            ...(health.storage === 'writable' ? [...diskRows(health.disk), ...mailRows(health.mail)] : []),
            ['Latest backup', describeBackup(backup, now)],
          ]}
        />
        <p className="soft text-small">
          The same data for machines is at /healthz. What to do about it is in docs/operations.md and the
          runbook.
        </p>
      </div>
    </DeskSection>
  );
}

type HealthFactsProps = { health: Health; backup: NewestBackup; now: number };

function StorageMark({ health }: { health: Health }) {
  if (health.storage === 'writable') return <DeskMark tone="good">Writable</DeskMark>;
  return <DeskMark tone="bad">{`Not writable: ${health.reason}`}</DeskMark>;
}

/** Nothing where the database is on another machine. */
function diskRows(room: Healthy['disk']): Fact[] {
  if (room === null) return [];
  const { freeMegabytes, freePart } = room;
  return [
    [
      'Free disk space',
      <DeskMark key="disk" tone={freePart < SCARCE_PART ? 'bad' : 'good'}>
        {`${freeMegabytes.toLocaleString('en-US')} MB free, ${Math.floor(freePart * 100)}%`}
      </DeskMark>,
    ],
  ];
}

function mailRows({ waiting, oldestWaitMs, failed, lastError }: Healthy['mail']): Fact[] {
  return [
    ['Emails waiting', waiting],
    ['Oldest waiting email', waiting === 0 ? 'None' : sayAge(oldestWaitMs)],
    ['Emails failed, including settled ones', failed],
    ['Latest email error', lastError ?? 'None'],
  ];
}

function describeBackup(backup: NewestBackup, now: number): string {
  if (backup.kind === 'none') return 'None yet';
  const { at, isEncrypted, name } = backup;
  return `${formatInstant(at)} (${sayAge(now - at)}), ${isEncrypted ? 'encrypted' : 'not encrypted'}, ${name}`;
}

type Healthy = Extract<Health, { storage: 'writable' }>;

/** docs/runbook/disk-full.md */
const SCARCE_PART = 0.1;
