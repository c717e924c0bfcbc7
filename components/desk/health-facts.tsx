import type { DeskWords } from '@/content/desk';
import type { DeskHealth, NewestBackup } from '@/lib/desk/services-type';
import { Facts, type Fact } from './facts';
import { formatSpan } from './format-span';
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
          ...(health.status === 'ok' ? mailRows(health.mail, words) : []),
          { label: text.backup, value: describeBackup(backup, { now, words, timeZone }) },
        ]}
      />
      <p className="soft text-small">{text.more}</p>
    </div>
  );
}

function StorageMark({ health, words }: { health: DeskHealth; words: DeskWords['health'] }) {
  if (health.status === 'ok') return <Mark tone="good">{words.storageOk}</Mark>;
  return <Mark tone="bad">{words.storageFailing.replace('{reason}', health.reason)}</Mark>;
}

function mailRows(
  { waiting, oldestWaitMs, failed, lastError }: Extract<DeskHealth, { status: 'ok' }>['mail'],
  { health: text, promise }: DeskWords,
): Fact[] {
  return [
    { label: text.waiting, value: waiting },
    { label: text.oldest, value: waiting === 0 ? text.noneWaiting : formatSpan(oldestWaitMs, promise.soon) },
    { label: text.failed, value: failed },
    { label: text.lastError, value: lastError ?? text.noError },
  ];
}

function describeBackup(
  backup: NewestBackup,
  { now, words, timeZone }: Pick<HealthFactsProps, 'now' | 'words' | 'timeZone'>,
): string {
  const { noBackup, unreadableBackup } = words.health;
  if (backup.kind === 'none') return noBackup.replace('{folder}', backup.folder);
  if (backup.kind === 'unreadable') return unreadableBackup.replace('{folder}', backup.folder);
  const age = formatSpan(now - backup.at, words.promise.soon);
  return `${formatMoment(backup.at, timeZone)} (${age}), ${backup.name}`;
}

type HealthFactsProps = {
  health: DeskHealth;
  backup: NewestBackup;
  now: number;
  words: DeskWords;
  timeZone: string;
};
