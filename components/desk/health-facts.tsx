import type { DeskWords } from '@/content/desk';
import type { NewestBackup } from '@/lib/desk/health';
import type { Health } from '@/lib/health';
import { sayAge } from '@/lib/site/time';
import { fillText } from '@/lib/site/text';
import { Facts, type Fact } from './facts';
import { Mark } from './mark';
import { formatMoment } from './moment';

/** What the health check says, in words, and the latest backup. */
export function HealthFacts({ health, backup, now, words, timeZone }: HealthFactsProps) {
  const text = words.health;
  return (
    <div className="grid gap-4">
      <Facts
        rows={[
          { label: text.storage, value: <StorageMark health={health} words={text} /> },
          ...(health.storage === 'writable'
            ? [...diskRows(health.disk, text), ...mailRows(health.mail, words)]
            : []),
          { label: text.backup, value: describeBackup(backup, { now, words, timeZone }) },
        ]}
      />
      <p className="soft text-small">{text.more}</p>
    </div>
  );
}

function StorageMark({ health, words }: { health: Health; words: DeskWords['health'] }) {
  if (health.storage === 'writable') return <Mark tone="good">{words.storageOk}</Mark>;
  return <Mark tone="bad">{fillText(words.storageFailing, { reason: health.reason })}</Mark>;
}

/** Nothing where the database is on another machine. */
function diskRows(room: Healthy['disk'], words: DeskWords['health']): Fact[] {
  if (room === null) return [];
  const free = fillText(words.diskFree, {
    megabytes: room.freeMegabytes.toLocaleString('en-US'),
    percent: String(Math.floor(room.freePart * 100)),
  });
  return [
    { label: words.disk, value: <Mark tone={room.freePart < SCARCE_PART ? 'bad' : 'good'}>{free}</Mark> },
  ];
}

function mailRows(
  { waiting, oldestWaitMs, failed, lastError }: Healthy['mail'],
  { health: text }: DeskWords,
): Fact[] {
  return [
    { label: text.waiting, value: waiting },
    { label: text.oldest, value: waiting === 0 ? text.noneWaiting : sayAge(oldestWaitMs) },
    { label: text.failed, value: failed },
    { label: text.lastError, value: lastError ?? text.noError },
  ];
}

function describeBackup(
  backup: NewestBackup,
  { now, words, timeZone }: Pick<HealthFactsProps, 'now' | 'words' | 'timeZone'>,
): string {
  const { noBackup, encryptedBackup, plainBackup } = words.health;
  if (backup.kind === 'none') return noBackup;
  const age = sayAge(now - backup.at);
  const state = backup.isEncrypted ? encryptedBackup : plainBackup;
  return `${formatMoment(backup.at, timeZone)} (${age}), ${state}, ${backup.name}`;
}

type Healthy = Extract<Health, { storage: 'writable' }>;

/** docs/runbook/disk-full.md */
const SCARCE_PART = 0.1;

type HealthFactsProps = {
  health: Health;
  backup: NewestBackup;
  now: number;
  words: DeskWords;
  timeZone: string;
};
