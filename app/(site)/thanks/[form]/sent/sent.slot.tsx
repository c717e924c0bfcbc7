import { defineSlot } from '#engine/page';
import { CallPicker } from '@/components/requests/call-picker';
import { Section } from '@/components/ui/section';
import { forms } from '@/content/forms';
import { thanksPage } from '@/content/thanks';
import { findCallChoice, type CallChoice } from '@/lib/bookings/bookings';
import {
  chooseThanks,
  findSentLead,
  followTokenOfSender,
  SENT_COOKIE,
  thanksPages,
  type StoredLead,
} from '@/lib/leads/thanks';
import { toFieldRows } from '@/lib/mail/compose-mail';
import { readCookie } from '@/lib/site/http/request';
import { getSite } from '@/lib/site/site';
import { ThanksScreen } from '../thanks-screen';

/** `lead`: what the browser sent that asks; null for any other browser. `thanks`: those that fit it. */
export const SentSlot = defineSlot<SentVisit, { form: string }>({
  name: 'sent',
  perRequest: true,
  load: async ({ headers }) => {
    const site = getSite();
    const lead = await findSentLead(readCookie(headers.get('cookie'), SENT_COOKIE), site);
    if (!lead) return { lead };
    const choice = await findCallChoice(lead.id, site);
    const token = followTokenOfSender({ id: lead.id, from: site.now() }, site);
    return { lead, thanks: chooseThanks(lead).key, call: choice && { choice, token } };
  },
  Part: ({ form, visit }) => {
    const { lead = null, thanks = form } = visit ?? {};
    // The cookie names the last form that was sent; another one's page must not show it.
    if (!lead || !form.startsWith(lead.formName)) return <ThanksScreen form={form} />;
    return (
      <ThanksScreen form={thanksPages.has(thanks) ? thanks : form}>
        {visit?.call ? (
          <Section>
            <div className="max-w-[34em]">
              <CallPicker {...visit.call} />
            </div>
          </Section>
        ) : null}
        <SentFields lead={lead} />
      </ThanksScreen>
    );
  },
});

type SentVisit = {
  lead: StoredLead | null;
  thanks?: string;
  call?: { choice: CallChoice; token: string } | null;
};

function SentFields({ lead: { formName, fields } }: { lead: StoredLead }) {
  const form = forms[formName];
  const names = new Set<string>(form.fields.map(({ name }) => name));
  // What the server added, the sender did not send.
  const typedFields = Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)));
  return (
    <Section ground="mist">
      <h2 className="mb-head">{thanksPage.sent.title}</h2>
      <dl className="grid max-w-[44em] gap-y-5">
        {toFieldRows(typedFields, form).map(({ label, value }) => (
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
