import { Button } from '@/components/ui/button';
import type { DeskWords } from '@/content/desk';
import type { DeskMail } from '@/lib/desk/mails';
import { routes } from '@/lib/site/routes';
import { Facts } from './facts';
import { Moment } from './moment';
import { PostForm } from './post-form';
import { MailMark } from './state-marks';

/** The state of an email, and what can be done about a failure. */
export function MailFacts({ mail, words, timeZone }: MailFactsProps) {
  const { mails: text, mailKinds } = words;
  const kinds: Readonly<Record<string, string>> = mailKinds;
  const moment = (at: number | null) => (at === null ? null : <Moment at={at} timeZone={timeZone} />);
  const about = subjectLink(mail);
  return (
    <div className="grid gap-5">
      <MailActions mail={mail} words={text} />
      <Facts
        rows={[
          { label: text.columns.state, value: <MailMark state={mail.state} words={words} /> },
          { label: text.columns.what, value: kinds[mail.kind] ?? mail.kind },
          { label: text.columns.to, value: mail.to || text.emptied },
          {
            label: text.about,
            value: about ? (
              <a href={about} className="text-link">
                {mail.subjectId}
              </a>
            ) : (
              mail.subjectId
            ),
          },
          { label: text.columns.made, value: moment(mail.createdAt) },
          { label: text.attempts, value: mail.attempts },
          ...(mail.state === 'queued'
            ? [{ label: text.nextAttempt, value: moment(mail.nextAttemptAt) }]
            : []),
          { label: text.sentAt, value: moment(mail.sentAt) ?? words.order.none },
          { label: text.columns.reason, value: mail.lastError ?? words.order.none },
          ...(mail.settledAt === null ? [] : [{ label: text.settledAt, value: moment(mail.settledAt) }]),
        ]}
      />
    </div>
  );
}

function MailActions({ mail, words }: { mail: DeskMail; words: DeskWords['mails'] }) {
  if (mail.state !== 'failed' && mail.state !== 'bounced') return null;
  const hidden = [['mail', mail.id]] as const;
  return (
    <div className="desk-panel max-w-[62em]">
      {mail.to === '' ? null : (
        <PostForm action="mail-again" hidden={hidden} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="ink" size="sm">
            {words.again}
          </Button>
          <span className="soft text-small">{words.againHint}</span>
        </PostForm>
      )}
      {mail.settledAt === null ? (
        <PostForm
          action="mail-settle"
          hidden={hidden}
          className="flex flex-wrap items-center gap-x-4 gap-y-2"
        >
          <Button type="submit" variant="line" size="sm">
            {words.settle}
          </Button>
          <span className="soft text-small">{words.settleHint}</span>
        </PostForm>
      ) : null}
    </div>
  );
}

function subjectLink({ about, subjectId }: DeskMail): string | null {
  if (about === 'lead') return routes.deskLead(subjectId);
  return about === 'order' ? routes.deskOrder(subjectId) : null;
}

type MailFactsProps = { mail: DeskMail; words: DeskWords; timeZone: string };
