import { routes } from '@/lib/routes';
import { composeMail, composeMailTo } from './compose-mail';
import { parseAddress } from './mail-headers';
import type { OutgoingMail } from './outgoing-mail';
import { formatMoment } from './templates/dates';
import { toFieldRows, type FormForMail } from './field-rows';
import { LeadConfirm } from './templates/lead-confirm';
import { leadCopy, type LeadOccasion } from './lead-copy';
import { LeadNotify } from './templates/lead-notify';
import type { MailSettings } from './templates/mail-settings';
import { visibleText } from './templates/visible-text';

/**
 * The mails of a new lead: one to the agency, one to the visitor when the address allows it. A robot's lead (its
 * trap is filled) brings none, so nobody can send through us to strangers; it waits in the agency's inbox.
 */
export async function renderLeadMails(
  lead: LeadForMail,
  settings: LeadMailSettings,
): Promise<OutgoingMail[]> {
  if (lead.quarantineReasons.includes('trap_filled')) return [];
  const occasion = {
    formName: lead.formName,
    isLate: lead.isLate,
    isWaitingList: lead.fields['inquiry'] === 'waiting-list',
  };
  const notify = await renderNotify(lead, settings, occasion);
  const { newsletter } = settings;
  // The only confirmation of a newsletter is the owner's own.
  const confirm =
    lead.formName === newsletter.formName
      ? await newsletter.renderConfirm({ leadId: lead.id, to: lead.email })
      : await renderConfirm(lead, settings, occasion);
  return [notify, ...confirm];
}

function renderNotify(
  lead: LeadForMail,
  settings: LeadMailSettings,
  occasion: LeadOccasion,
): Promise<OutgoingMail> {
  const form = settings.forms[lead.formName];
  const who = visibleText(
    lead.fields['businessName'] ?? lead.fields['companyName'] ?? lead.name ?? lead.email ?? 'a visitor',
  );
  const heading = `New inquiry from ${who}`;
  const promise = settings.promiseOf(lead);
  const mail = (
    <LeadNotify
      settings={settings}
      heading={heading}
      rows={[
        {
          label: 'Form',
          value: occasion.isWaitingList ? 'Waiting list' : (form?.title ?? lead.formName),
          href: null,
        },
        { label: 'Received', value: formatMoment(lead.receivedAt, settings.agency.timeZone), href: null },
        ...toFieldRows(lead.fields, form),
      ]}
      promise={promise && { ...promise, deadline: formatMoment(promise.dueAt, settings.agency.timeZone) }}
      isLate={lead.isLate}
      quarantineReasons={lead.quarantineReasons}
      deskUrl={settings.siteUrl + routes.deskLead(lead.id)}
    />
  );
  return composeMail({
    settings,
    kind: 'lead-notify',
    key: lead.id,
    subjectId: lead.id,
    to: settings.agencyTo,
    replyTo: parseAddress(lead.email ?? ''),
    subject: heading,
    mail,
  });
}

function renderConfirm(
  { id, receivedAt, email }: LeadForMail,
  settings: LeadMailSettings,
  occasion: LeadOccasion,
): Promise<OutgoingMail[]> {
  const copy = leadCopy(occasion);
  const followUrl = settings.followUrl({ id, from: receivedAt });
  return composeMailTo(email, {
    settings,
    kind: 'lead-confirm',
    key: id,
    subjectId: id,
    subject: copy.subject,
    mail: <LeadConfirm settings={settings} copy={copy} followUrl={followUrl} />,
  });
}

type Promised = { kind: 'hours' | 'business-hours'; hours: number; dueAt: number };

/** What mails need of a lead. */
export type LeadForMail = {
  id: string;
  formName: string;
  name: string | null;
  email: string | null;
  fields: Readonly<Record<string, string>>;
  /** Epoch milliseconds. */
  receivedAt: number;
  isLate: boolean;
  quarantineReasons: readonly string[];
};

export type LeadMailSettings = MailSettings & {
  /** The form whose visitor gets a link to confirm in the place of a confirmation. */
  newsletter: {
    formName: string;
    renderConfirm: (to: { leadId: string; to: string | null }) => Promise<OutgoingMail[]>;
  };
  /** The page on which its sender follows a lead; the link works for a time after `from`, epoch milliseconds. */
  followUrl: (link: { id: string; from: number }) => string;
  /** The forms' own titles and labels, by form name. */
  forms: Readonly<Record<string, FormForMail>>;
  /** What the page promised to the sender, with the instant until then (epoch milliseconds); null for a list entry. */
  promiseOf: (lead: LeadForMail) => Promised | null;
};
