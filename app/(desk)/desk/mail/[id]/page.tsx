import type { Metadata } from 'next';
import { DeskGone, DeskPage, deskMetadata } from '@/app/(desk)/desk/desk-page';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { EMPTIED, MailFacts } from '@/app/(desk)/desk/mail/parts';
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
    >
      <MailFacts mail={mail} />
      <DeskSection title="Text">
        {mail.text === null ? (
          <p>
            {mail.subject === ''
              ? 'The text was deleted.'
              : 'This email has a link that opens a customer’s account, so it isn’t shown here.'}
          </p>
        ) : (
          <pre className="max-w-[62em] p-4 border border-line rounded-card bg-card font-sans wrap-anywhere whitespace-pre-wrap">
            {mail.text}
          </pre>
        )}
      </DeskSection>
    </DeskPage>
  );
}
