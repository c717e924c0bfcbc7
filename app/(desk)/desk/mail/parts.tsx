import type { ReactNode } from 'react';
import { PostForm } from '@/app/(desk)/desk/shell/forms';
import { Facts, DeskMark, Moment, type MarkTone } from '@/app/(desk)/desk/shell/parts';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
import { Button } from '@/components/ui/button';
import type { DeskMail } from '@/lib/mail/mails.sql';
import { serverRoutes } from '@/lib/site/routes';

/** Emails, one a row. */
export function MailTable({ mails, caption, empty }: MailTableProps) {
  return (
    <DeskTable
      caption={caption}
      empty={empty}
      rows={mails}
      columns={[
        ['What', mail => <MailTitle mail={mail} />, 'main'],
        ['To', mail => mail.to || EMPTIED],
        ['Made', mail => <Moment at={mail.createdAt} />],
        ['State', mail => <MailMark state={mail.state} />],
        ['Last error', mail => mail.lastError],
      ]}
    />
  );
}

type MailTableProps = { mails: readonly DeskMail[]; caption: string; empty: ReactNode };

function MailTitle({ mail }: { mail: DeskMail }) {
  return (
    <>
      <a href={serverRoutes.deskMail(mail.id)} className="text-link font-bold">
        {mailTitle(mail)}
      </a>
      <span className="soft block">{mail.subject || EMPTIED}</span>
    </>
  );
}

/** What the desk calls an email. */
export function mailTitle({ kind }: Pick<DeskMail, 'kind'>): string {
  return KINDS[kind] ?? kind;
}

/** In the place of what retention has deleted. */
export const EMPTIED = 'Text deleted';

/** The state of an email, and what can be done about a failure. */
export function MailFacts({ mail }: { mail: DeskMail }) {
  return (
    <div className="grid gap-5">
      <MailActions mail={mail} />
      <Facts
        rows={[
          ['State', <MailMark key="state" state={mail.state} />],
          ['What', mailTitle(mail)],
          ['To', mail.to || EMPTIED],
          ['About', <MailSubject key="about" mail={mail} />],
          ['Made', <Moment key="made" at={mail.createdAt} />],
          ['Attempts', mail.attempts],
          mail.state === 'queued' && ['Next attempt', <Moment key="next" at={mail.nextAttemptAt} />],
          ['Sent', mail.sentAt === null ? 'None' : <Moment key="sent" at={mail.sentAt} />],
          ['Last error', mail.lastError ?? 'None'],
          mail.settledAt !== null && ['Settled', <Moment key="settled" at={mail.settledAt} />],
        ]}
      />
    </div>
  );
}

function MailSubject({ mail: { about, subjectId } }: { mail: DeskMail }) {
  const page = about === null ? undefined : PAGES[about];
  if (!page) return subjectId;
  return (
    <a href={page(subjectId)} className="text-link">
      {subjectId}
    </a>
  );
}

const PAGES: Readonly<Partial<Record<string, (id: string) => string>>> = {
  lead: serverRoutes.deskLead,
  order: serverRoutes.deskOrder,
  plan: serverRoutes.deskBilling,
  issue: serverRoutes.deskIssue,
};

function MailActions({ mail }: { mail: DeskMail }) {
  if (mail.state !== 'failed' && mail.state !== 'bounced') return null;
  const form = {
    hidden: [['mail', mail.id]],
    className: 'flex flex-wrap items-center gap-x-4 gap-y-2',
  } as const;
  return (
    <div className="desk-panel max-w-[62em]">
      {mail.to === '' ? null : (
        <PostForm action="mail-again" {...form}>
          <Button type="submit" variant="ink" size="sm">
            Send again
          </Button>
          <span className="soft text-small">
            It goes out as a new email. If the first one arrived, they’ll have two.
          </span>
        </PostForm>
      )}
      {mail.settledAt === null ? (
        <PostForm action="mail-settle" {...form}>
          <Button type="submit" variant="line" size="sm">
            Mark as settled
          </Button>
          <span className="soft text-small">
            For example after a phone call. It’s removed from the list of failed emails.
          </span>
        </PostForm>
      ) : null}
    </div>
  );
}

export function MailMark({ state }: Pick<DeskMail, 'state'>) {
  const [tone, word] = STATES[state];
  return <DeskMark tone={tone}>{word}</DeskMark>;
}

const STATES = {
  queued: ['calm', 'Waiting'],
  sending: ['calm', 'Being sent'],
  sent: ['good', 'Sent'],
  delivered: ['good', 'Delivered'],
  bounced: ['bad', 'Bounced'],
  complained: ['bad', 'Marked as spam'],
  failed: ['bad', 'Failed'],
} as const satisfies Record<DeskMail['state'], readonly [MarkTone, string]>;

/** What each kind of email is called; one without words here is shown by its name. */
const KINDS: Readonly<Record<string, string>> = {
  'lead-notify': 'New inquiry, to us',
  'lead-confirm': 'Confirmation, to the visitor',
  'lead-reply': 'Reply, to the visitor',
  'checkup-report': 'Website checkup, to the visitor',
  'lead-answer-notify': 'A lead wrote back, to us',
  'lead-handed-over': 'Lead handed over, to staff',
  'lead-answered': 'Request answered, to the visitor',
  'newsletter-confirm': 'Confirm the newsletter',
  'newsletter-welcome': 'Newsletter confirmed',
  'call-booked': 'Booked call, to the visitor',
  'call-notify': 'Booked call, to us',
  'newsletter-issue': 'Newsletter, to a reader',
  'newsletter-test': 'Newsletter, as a test to staff',
  receipt: 'Receipt, to the buyer',
  'order-notify': 'New order, to us',
  'order-attention': 'Order needs a person, to us',
  'refund-notice': 'Refund',
  'refund-failed': 'Refund failed, to us',
  'payment-declined': 'Payment denied, to the buyer',
  invoice: 'Invoice, to the customer',
  'invoice-reminder': 'Invoice not paid, to the customer',
  'plan-notice': 'Plan changed, to the customer',
  'billing-notice': 'Plan needs a person, to us',
  'order-reversal': 'Payment reversed, to us',
  'order-dispute': 'Dispute, to us',
  'order-duplicate': 'Bought twice, to us',
  'order-buyer': 'Details of a buyer, to us',
  'payment-link': 'Payment link, to the customer',
  'unknown-payment': 'Unknown payment, to us',
  'account-confirm': 'Confirm an address',
  'account-reset': 'New password link',
  'account-exists': 'Account already exists',
  'account-password': 'Password was changed',
  'account-passkey': 'Passkey was added',
  'account-attacked': 'Someone is guessing a password',
  'account-move': 'Email address change',
  'staff-invited': 'Invitation to the desk',
  'desk-report': 'The report, to us',
  'desk-digest': 'What is stuck, to us',
};
