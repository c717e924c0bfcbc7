import type { Metadata } from 'next';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { EMPTIED, MailDeeds, MailFacts, MailMark } from '@/app/(desk)/desk/mail/parts';
import { DeskSection } from '@/app/(desk)/desk/shell/parts';
import { findDeskMail } from '@/lib/mail/mails.sql';
import { isId } from '@/lib/site/ids';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata('Email');
}

/** One email: its state, what went wrong, and its text where it is not someone's secret. */
export default async function MailPage({ params }: { params: Promise<{ id: string }> }) {
  const staff = await requireStaff();
  const { id } = await params;
  const mail = isId(id) ? await findDeskMail(id, getSite()) : null;
  if (!mail) return <DeskGone staff={staff} />;
  return (
    <DeskPage
      staff={staff}
      current="mail"
      title={mail.subject || EMPTIED}
      crumb={{ label: 'Email', href: serverRoutes.deskMail() }}
      meta={<MailMark state={mail.state} />}
    >
      <div className="desk-columns">
        <DeskSection title="Text">
          {mail.text === null ? (
            <p>
              {mail.subject === ''
                ? 'The text was deleted.'
                : 'This email has a link that opens a customer’s account, so it isn’t shown here.'}
            </p>
          ) : (
            <pre className="desk-slip font-sans wrap-anywhere whitespace-pre-wrap">{mail.text}</pre>
          )}
        </DeskSection>
        <div className="grid gap-6">
          <MailDeeds mail={mail} />
          <DeskSection title="What became of it">
            <MailFacts mail={mail} />
          </DeskSection>
        </div>
      </div>
    </DeskPage>
  );
}
