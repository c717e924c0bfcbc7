import type { ReactNode } from 'react';
import { PostButton } from '@/app/(desk)/desk/shell/forms';
import { Facts, DeskMark, Moment, type MarkTone } from '@/app/(desk)/desk/shell/parts';
import { Deeds } from '@/app/(desk)/desk/shell/step';
import { DeskTable } from '@/app/(desk)/desk/shell/table';
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
        ['To', mail => <span className="wrap-anywhere">{mail.to || EMPTIED}</span>],
        [
          'State',
          mail => (
            <>
              <MailMark state={mail.state} />
              {mail.lastError === null ? null : (
                <span className="soft block text-small wrap-anywhere">{mail.lastError}</span>
              )}
            </>
          ),
        ],
        ['Made', mail => <Moment at={mail.createdAt} />, 'time'],
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

/** What became of an email, and what it is about. */
export function MailFacts({ mail }: { mail: DeskMail }) {
  return (
    <Facts
      rows={[
        ['What', mailTitle(mail)],
        ['To', mail.to || EMPTIED],
        ['About', <MailSubject key="about" mail={mail} />],
        ['Made', <Moment key="made" at={mail.createdAt} />],
        ['Attempts', mail.attempts],
        mail.state === 'queued' && ['Next attempt', <Moment key="next" at={mail.nextAttemptAt} />],
        ['Sent', mail.sentAt === null ? 'Not yet' : <Moment key="sent" at={mail.sentAt} />],
        ['Last error', mail.lastError ?? 'None'],
        mail.settledAt !== null && ['Settled', <Moment key="settled" at={mail.settledAt} />],
      ]}
    />
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

/** What can be done about a failure; nothing about any other email. */
export function MailDeeds({ mail: { id, state, to, settledAt } }: { mail: DeskMail }) {
  if (state !== 'failed' && state !== 'bounced') return null;
  const hidden = [['mail', id]] as const;
  return (
    <Deeds
      deeds={[
        to !== '' && {
          label: 'Send it again',
          hint: 'It goes out as a new email. If the first one arrived, they’ll have two.',
          button: (
            <PostButton action="mail-again" hidden={hidden} variant="ink">
              Send again
            </PostButton>
          ),
        },
        settledAt === null && {
          label: 'Settle it',
          hint: 'For example after a phone call. It’s removed from the list of failed emails.',
          button: (
            <PostButton action="mail-settle" hidden={hidden}>
              Mark as settled
            </PostButton>
          ),
        },
      ]}
    />
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
