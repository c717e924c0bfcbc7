import type { Account } from '@/lib/accounts/accounts.sql';
import { formatLongDate } from './format-long-date';

export function AccountDetails({ account, words, timeZone }: AccountDetailsProps) {
  const isConfirmed = account.verifiedAt !== null;
  return (
    <div data-signed-in data-id={account.id} data-email={account.email}>
      <h2 className="text-h3">{words.title}</h2>
      <dl className="mt-5 border-t-2 border-ink">
        <Row label={words.name}>
          {account.firstName} {account.lastName}
        </Row>
        <Row label={words.email}>
          {account.email}
          <span className="soft block text-small">{isConfirmed ? words.confirmed : words.unconfirmed}</span>
        </Row>
        <Row label={words.since}>{formatLongDate(account.createdAt, timeZone)}</Row>
      </dl>
    </div>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-1 border-b border-line py-4 sm:grid-cols-[9em_1fr]">
      <dt className="font-display font-bold">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

type AccountDetailsProps = {
  account: Account;
  words: Record<'title' | 'name' | 'email' | 'confirmed' | 'unconfirmed' | 'since', string>;
  timeZone: string;
};
