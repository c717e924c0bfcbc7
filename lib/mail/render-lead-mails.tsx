import { sayShortMoment } from '@/lib/site/time';
import { toSingleLine, truncate } from '@/lib/site/text';
import { businessOf, describeTopic, findTopic } from '@/lib/leads/lead-topic';
import { routes } from '@/lib/site/routes';
import { composeMail, composeMailTo } from './compose-mail';
import { parseAddress, SUBJECT_MAX_LENGTH } from './mail-headers';
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
 * trap is filled) brings none, so no one can send through us to strangers; it waits in the agency's inbox. A sign-up
 * for the newsletter asks its reader alone: the agency reads in the daily email how many confirmed.
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
  const { newsletter } = settings;
  if (lead.formName === newsletter.formName)
    return newsletter.renderConfirm({ leadId: lead.id, to: lead.email });
  return [await renderNotify(lead, settings), ...(await renderConfirm(lead, settings, occasion))];
}

function renderNotify(lead: LeadForMail, settings: LeadMailSettings): Promise<OutgoingMail> {
  const form = settings.forms[lead.formName];
  const { timeZone } = settings.agency;
  const promise = settings.promiseOf(lead);
  const limit = promise && {
    ...promise,
    deadline: sayShortMoment(promise.dueAt, { now: lead.receivedAt, timeZone }),
    exactly: formatMoment(promise.dueAt, timeZone),
  };
  const topic = findTopic(lead, form);
  const who = toSingleLine(visibleText(lead.name || businessOf(lead) || lead.email || 'a visitor'));
  const mail = (
    <LeadNotify
      settings={settings}
      heading={`${topic.name}: ${who}`}
      rows={[
        { label: 'About', value: visibleText(describeTopic(lead, form)), href: null },
        { label: 'Received', value: formatMoment(lead.receivedAt, timeZone), href: null },
        ...toFieldRows(lead.fields, form),
      ]}
      promise={limit}
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
    subject: subjectOf({ topic, who, deadline: limit?.deadline ?? null }),
    mail,
  });
}

/** Topic, name and time limit: a long name is cut, and the topic's details are left out, before the limit is lost. */
function subjectOf({ topic, who, deadline }: SubjectParts): string {
  const end = deadline === null ? '' : `, answer by ${deadline}`;
  const topics = topic.details === '' ? [] : [`${topic.name}, ${topic.details}`];
  const roomFor = (start: string) => SUBJECT_MAX_LENGTH - `${start}: ${end}`.length - 1;
  const start = topics.find(start => roomFor(start) >= Math.min(who.length, NAME_LENGTH)) ?? topic.name;
  const room = roomFor(start);
  return `${start}: ${who.length <= room ? who : truncate(who, room - 1, '…')}${end}`;
}

/** Of a name this much is kept before the topic's details. */
const NAME_LENGTH = 16;

type SubjectParts = { topic: { name: string; details: string }; who: string; deadline: string | null };

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
  /** The form whose visitor gets a link to confirm in place of a confirmation. */
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
