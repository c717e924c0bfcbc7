import type { DeskWords } from '@/content/desk';
import type { EndedSubscription } from '@/lib/newsletter/newsletter';
import { routes } from '@/lib/site/routes';
import { DataTable } from './data-table';
import { DeskSection } from './desk-section';
import { Moment } from './moment';

/** Who no longer gets the newsletter, when and why they left. */
export function EndedSubscriptions({ subscriptions, words, timeZone }: EndedSubscriptionsProps) {
  const { title, none, columns } = words.leads.ended;
  const { reasons, ended } = words.person.newsletter;
  return (
    <DeskSection title={title}>
      <DataTable
        caption={title}
        empty={none}
        columns={[
          { key: 'email', label: columns.email, isMain: true },
          { key: 'at', label: columns.at },
          { key: 'reason', label: columns.reason },
        ]}
        rows={subscriptions.map(({ id, email, endedAt, reason }) => ({
          key: id,
          cells: {
            email: (
              <a href={routes.deskPerson(`subscription-${id}`)} className="text-link font-bold">
                {email}
              </a>
            ),
            at: <Moment at={endedAt} timeZone={timeZone} />,
            reason: reason === null ? ended : reasons[reason],
          },
        }))}
      />
    </DeskSection>
  );
}

type EndedSubscriptionsProps = {
  subscriptions: readonly EndedSubscription[];
  words: DeskWords;
  timeZone: string;
};
