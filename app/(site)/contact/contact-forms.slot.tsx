import { defineSlot } from '#engine/page';
import { ConsultationForm } from '@/components/contact/consultation-form';
import { ContactForms } from '@/components/contact/contact-forms';
import { NextSteps } from '@/components/forms/next-steps';
import { Island } from '@/components/islands/island';
import { contactPage } from '@/content/contact-page';
import { leadForms } from '@/content/lead-forms';
import { leadReplies, otherThanks } from '@/content/lead-replies';

/** Both forms. What the message is about may stand in the address, which then also decides which form comes first. */
export const ContactSlot = defineSlot<{ inquiry: string }>({
  name: 'contact-forms',
  Part: ({ visit }) => {
    const { message, consultation } = contactPage;
    return (
      <div className="contents" data-inquiry={visit?.inquiry}>
        <ContactForms
          message={{ ...message, children: <MessageForm start={visit} /> }}
          consultation={{ ...consultation, children: <ConsultationForm submitVariant="ink" /> }}
        />
      </div>
    );
  },
  load: ({ params }) => {
    const inquiry = params.get('inquiry') ?? '';
    return INQUIRIES.has(inquiry) ? { inquiry } : undefined;
  },
});

/** What comes next depends on the thanks that the server's answer names. */
function MessageForm({ start }: { start: { inquiry: string } | undefined }) {
  return (
    <>
      <div data-until-sent="contact-form">
        <p className="mb-6 hidden rounded-card bg-marigold-soft px-5 py-4 [[data-inquiry=waiting-list]_&]:block">
          {contactPage.waitingList}
        </p>
      </div>
      <Island name="lead-form" form="contact-form" start={start}>
        <div className="[[data-thanks-for=contact-form-waiting-list]_&]:hidden">
          <NextSteps items={leadReplies['contact-form'].nextSteps} />
        </div>
        <div className="hidden [[data-thanks-for=contact-form-waiting-list]_&]:block">
          <NextSteps items={otherThanks['contact-form-waiting-list'].nextSteps} />
        </div>
      </Island>
    </>
  );
}

const INQUIRIES: ReadonlySet<string> = new Set(
  leadForms['contact-form'].fields.flatMap(field =>
    'options' in field && field.name === 'inquiry' ? field.options.map(({ value }) => value) : [],
  ),
);
