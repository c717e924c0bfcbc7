import { forms } from '@/content/forms';
import { leadReplies, otherConfirmations, type LeadCopy, type LeadReply } from '@/content/lead-replies';
import { promotion } from '@/content/promotion';
import { answeredMail, followLink } from '@/content/requests';
import type { Checkup } from '@/lib/checkup';
import type { FormDefinition } from '@/lib/forms';
import {
  composeLinkMail,
  composeMail,
  composeMailTo,
  FieldTable,
  MailButton,
  MailLayout,
  MailLink,
  mailSettings,
  NoticeBox,
  Paragraph,
  parseAddress,
  Steps,
  sourceRows,
  SUBJECT_MAX_LENGTH,
  Subtitle,
  toFieldRows,
  toPreview,
  visibleText,
  type MailSettings,
  type OutgoingMail,
} from '@/lib/mail';
import { NEWSLETTER_FORM, newsletterConfirmMails } from '@/lib/newsletter';
import type { VisitSource } from '@/lib/site/http/request';
import { routes, serverRoutes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { toSingleLine, truncate } from '@/lib/site/text';
import { DAY_MS, HOUR_MS, formatMoment, sayShortMoment } from '@/lib/site/time';
import { promiseFor, sitePromise, type ReplyPromise } from './promise';
import { followToken } from './thanks';
import { businessOf, describeTopic, findTopic, WAITING_LIST } from './topic';

/**
 * The mails of a new lead: one to the agency, one to the visitor when the address allows it. A robot's lead (its
 * trap is filled) brings none, so no one can send through us to strangers; it waits in the agency's inbox. A sign-up
 * for the newsletter asks its reader alone: the agency reads in the daily email how many confirmed.
 */
export async function leadMails(lead: LeadForMail, site: Site): Promise<OutgoingMail[]> {
  if (lead.quarantineReasons.includes('trap_filled')) return [];
  if (lead.formName === NEWSLETTER_FORM)
    return newsletterConfirmMails({ leadId: lead.id, to: lead.email }, site);
  const notify = await notifyMail(lead, mailSettings(site.env));
  if (lead.formName !== CHECKUP_REPORT_FORM) return [notify, ...(await confirmMails(lead, site))];
  // Loaded for its own posts alone.
  const { checkupReportMails } = await import('@/lib/checkup');
  const report = { leadId: lead.id, to: lead.email, checkup: lead.checkup ?? null };
  return [notify, ...(await checkupReportMails(report, site))];
}

/** To the agency: everything that was sent, and until when someone has to answer. */
function notifyMail(lead: LeadForMail, settings: MailSettings): Promise<OutgoingMail> {
  const form = FORMS.get(lead.formName);
  const { timeZone } = settings.agency;
  const promise = promiseFor(lead, sitePromise, lead.receivedAt);
  const deadline = promise && sayShortMoment(promise.dueAt, { now: lead.receivedAt, timeZone });
  const topic = findTopic(lead, form);
  const who = toSingleLine(visibleText(lead.name || businessOf(lead) || lead.email || 'a visitor'));
  const rows = [
    { label: 'About', value: visibleText(describeTopic(lead, form)), href: null },
    { label: 'Received', value: formatMoment(lead.receivedAt, timeZone), href: null },
    ...toFieldRows(lead.fields, form),
    ...sourceRows(lead.source),
  ];
  const mail = (
    <MailLayout settings={settings} title={`${topic.name}: ${who}`} preview={toPreview(rows)}>
      {promise ? (
        <NoticeBox>
          Answer by {deadline}: we promised an answer within {promiseWords(promise)}.
        </NoticeBox>
      ) : null}
      {lead.isLate ? <NoticeBox>Late: it arrived after the promotion ended.</NoticeBox> : null}
      {lead.quarantineReasons.length > 0 ? (
        <NoticeBox>It was held back as possible spam: {lead.quarantineReasons.join(', ')}.</NoticeBox>
      ) : null}
      <Subtitle>What was sent</Subtitle>
      <FieldTable rows={rows} />
      <MailButton href={settings.siteUrl + serverRoutes.deskLead(lead.id)}>
        Open the lead on the desk
      </MailButton>
      <Paragraph>Reply to this email to write to the visitor.</Paragraph>
    </MailLayout>
  );
  return composeMail({
    settings,
    kind: 'lead-notify',
    key: lead.id,
    subjectId: lead.id,
    to: settings.agencyTo,
    replyTo: parseAddress(lead.email ?? ''),
    subject: subjectOf({ topic, who, deadline }),
    mail,
  });
}

/** Tells the sender of a lead that it is answered, with the link to its page. */
export function answeredMails(
  { id, email }: { id: string; email: string | null },
  site: Site,
): Promise<OutgoingMail[]> {
  const settings = mailSettings(site.env);
  const href = settings.siteUrl + routes.request(followToken({ id, from: site.now() }, site));
  const plan = { settings, kind: 'lead-answered', key: id, subjectId: id } as const;
  return composeLinkMail(email, { ...plan, words: answeredMail, href });
}

/** The time in which we promised to answer, in the words of the sender's own page: "3 business days". */
function promiseWords({ kind, hours }: ReplyPromise): string {
  if (kind === 'hours') return `${hours} hours`;
  const days = hours / (DAY_MS / HOUR_MS);
  return Number.isInteger(days)
    ? `${days} business ${days === 1 ? 'day' : 'days'}`
    : `${hours} business hours`;
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

/**
 * To the visitor: we have it, and what happens next. It holds nothing that was typed, not even a name: anyone can enter
 * anyone's address, and our name must not stand under their words. What was sent is on the thank-you page.
 */
function confirmMails(lead: LeadForMail, site: Site): Promise<OutgoingMail[]> {
  const settings = mailSettings(site.env);
  const { agency, siteUrl } = settings;
  const { id, receivedAt, email } = lead;
  const copy = copyFor(lead);
  const followUrl = siteUrl + routes.request(followToken({ id, from: receivedAt }, site));
  const footnote = `You’re getting this email because someone entered this address in a form at ${new URL(siteUrl).host}. If it wasn’t you, reply or write to ${agency.email}, and we’ll delete it.`;
  const mail = (
    <MailLayout settings={settings} title={copy.heading} preview={copy.intro} footnote={footnote}>
      <Paragraph>{copy.intro}</Paragraph>
      {copy.steps.length > 0 ? (
        <>
          <Subtitle>What happens next</Subtitle>
          <Steps items={copy.steps} />
        </>
      ) : null}
      <MailButton href={followUrl}>{followLink.label}</MailButton>
      <Paragraph>{followLink.note}</Paragraph>
      {copy.link ? (
        <Paragraph>
          <MailLink href={`${siteUrl}${copy.link.path}`}>{copy.link.label}</MailLink>
        </Paragraph>
      ) : null}
      <Paragraph>
        In a hurry? Call <MailLink href={agency.phone.href}>{agency.phone.display}</MailLink> (
        {agency.hours.text}).
      </Paragraph>
    </MailLayout>
  );
  const plan = {
    settings,
    kind: 'lead-confirm',
    key: id,
    subjectId: id,
    subject: copy.subject,
    mail,
  } as const;
  return composeMailTo(email, plan);
}

/** What the confirmation of a lead says: we have it, and what happens next. */
function copyFor({ formName, isLate, fields }: LeadForMail): LeadCopy {
  if (fields[WAITING_LIST.field] === WAITING_LIST.value)
    return formName === promotion.formName
      ? otherConfirmations.promotionFull
      : otherConfirmations.waitingList;
  if (isLate) return otherConfirmations.late;
  return REPLIES.get(formName)?.email ?? otherConfirmations.other;
}

/** Its email is the report itself. */
const CHECKUP_REPORT_FORM = 'checkup-report-form';

/** By form name. A stored lead may be of a form that no longer exists. */
const FORMS = new Map<string, FormDefinition>(Object.entries(forms));
const REPLIES = new Map<string, LeadReply>(Object.entries(leadReplies));

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
  source?: VisitSource;
  quarantineReasons: readonly string[];
  /** The checkup whose report it asks for. */
  checkup?: Checkup | null;
};
