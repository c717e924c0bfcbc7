import { Button } from '@/components/ui/button';
import type { DeskWords } from '@/content/desk';
import type { DeskLead } from '@/lib/desk/desk-lead';
import { Facts } from './facts';
import { Moment } from './moment';
import { PostForm } from './post-form';

/** Everything that was sent, under the form's own labels. */
export function LeadFacts({ lead, rows, topic, words, timeZone }: LeadFactsProps) {
  const { about, received, person } = words.lead;
  return (
    <>
      <Facts
        rows={[
          { label: about, value: topic },
          { label: received, value: <Moment at={lead.receivedAt} timeZone={timeZone} /> },
          ...rows.map(({ label, value, href }) => ({
            label,
            value: href ? (
              <a href={href} className="text-link" rel="noopener noreferrer nofollow">
                {value}
              </a>
            ) : (
              <span className="whitespace-pre-line">{value}</span>
            ),
          })),
        ]}
      />
      {lead.email ? (
        <PostForm action="person-find" hidden={[['email', lead.email]]} className="mt-3">
          <Button type="submit" variant="line" size="sm">
            {person}
          </Button>
        </PostForm>
      ) : null}
    </>
  );
}

type LeadFactsProps = {
  lead: DeskLead;
  rows: readonly { label: string; value: string; href: string | null }[];
  topic: string;
  words: DeskWords;
  timeZone: string;
};
