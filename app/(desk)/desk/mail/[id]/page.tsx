import type { Metadata } from 'next';
import { DeskGone, DeskPage } from '@/app/(desk)/desk/desk-page';
import { deskMetadata } from '@/app/(desk)/desk/desk-metadata';
import { requireStaff } from '@/app/(desk)/desk/find-staff';
import { DeskSection } from '@/components/desk/desk-section';
import { MailFacts } from '@/components/desk/mail-facts';
import { TextLink } from '@/components/ui/text-link';
import { deskWords } from '@/content/desk';
import { site } from '@/content/site';
import { findMail } from '@/lib/desk/mails';
import { isId } from '@/lib/site/ids';
import { routes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Promise<Metadata> {
  return deskMetadata(deskWords.mails.title);
}

/** One mail: its state, what went wrong, and its text where it is not someone's secret. */
export default async function MailPage({ params }: { params: Promise<{ id: string }> }) {
  const staff = await requireStaff();
  const { id } = await params;
  const mail = isId(id) ? await findMail(id, getSite()) : null;
  if (!mail) return <DeskGone staff={staff} />;
  const words = deskWords.mails;
  return (
    <DeskPage staff={staff} current="mail" title={mail.subject || words.emptied}>
      <p>
        <TextLink href={routes.deskMails()}>{words.back}</TextLink>
      </p>
      <MailFacts mail={mail} words={deskWords} timeZone={site.timeZone} />
      <DeskSection title={words.text}>
        {mail.text === null ? (
          <p>{mail.subject === '' ? words.emptyText : words.secret}</p>
        ) : (
          <pre className="desk-text">{mail.text}</pre>
        )}
      </DeskSection>
    </DeskPage>
  );
}
