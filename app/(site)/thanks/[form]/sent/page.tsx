import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { Section } from '@/components/ui/section';
import { forms } from '@/content/forms';
import { thanksPage } from '@/content/thanks';
import { chooseThanks, findSentLead, SENT_COOKIE, thanksPages, type StoredLead } from '@/lib/leads/thanks';
import { toFieldRows } from '@/lib/mail/field-rows';
import { routes } from '@/lib/site/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { getSite } from '@/lib/site/site';
import { ThanksScreen } from '../thanks-screen';

export async function generateMetadata({ params }: SentPageProps): Promise<Metadata> {
  const { form } = await params;
  return pageMetadata({
    title: thanksPages.get(form)?.title ?? thanksPage.title,
    description: thanksPage.description,
    path: routes.thanksSent(form),
    noindex: true,
  });
}

/**
 * Where a plain form post ends: the thanks, with what was sent, for the browser that sent it. Any other browser reads
 * the thanks alone.
 */
export default async function SentPage({ params }: SentPageProps) {
  const { form } = await params;
  if (!thanksPages.has(form)) notFound();
  const lead = await findSentLead((await cookies()).get(SENT_COOKIE)?.value, getSite());
  // The cookie names the last form that was sent; another one's page must not show it.
  if (!lead || !form.startsWith(lead.formName)) return <ThanksScreen form={form} />;
  const { key } = chooseThanks(lead);
  return (
    <ThanksScreen form={thanksPages.has(key) ? key : form}>
      <SentFields lead={lead} />
    </ThanksScreen>
  );
}

function SentFields({ lead: { formName, fields } }: { lead: StoredLead }) {
  const form = forms[formName];
  const names = new Set<string>(form.fields.map(({ name }) => name));
  // What the server added, the sender did not send.
  const sent = Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)));
  return (
    <Section ground="mist">
      <h2 className="mb-head">{thanksPage.sent.title}</h2>
      <dl className="grid max-w-[44em] gap-y-5">
        {toFieldRows(sent, form).map(({ label, value }) => (
          <div key={label}>
            <dt className="font-bold">{label}</dt>
            <dd className="mt-1 wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="soft mt-6">{thanksPage.sent.wrong}</p>
    </Section>
  );
}

type SentPageProps = { params: Promise<{ form: string }> };
