import { LeadForm } from '@/components/forms/lead-form';
import { NextSteps } from '@/components/forms/next-steps';
import { SentLink } from '@/components/forms/sent-link';
import { ThanksPanel } from '@/components/forms/thanks-panel';
import { ThanksSlot } from '@/components/forms/thanks-slot';
import { contactPage } from '@/content/contact-page';
import { formMessages, forms, thanks } from '@/content/forms';
import { nextSteps } from '@/content/thanks';

/** The message form. What it is about may stand in the address, and is chosen by the server (`server/query-variants.ts`). */
export function MessageForm() {
  const definition = forms['contact-form'];
  return (
    <>
      <div data-until-sent="contact-form">
        <p className="mb-6 hidden rounded-card bg-marigold-soft px-5 py-4 [[data-inquiry=waiting-list]_&]:block">
          {contactPage.waitingList}
        </p>
      </div>
      <LeadForm name="contact-form" definition={definition} messages={formMessages}>
        <ThanksPanel {...definition.success}>
          <NextSteps items={nextSteps['contact-form']} />
        </ThanksPanel>
      </LeadForm>
      <ThanksSlot name="contact-form-waiting-list">
        <ThanksPanel {...thanks['contact-form-waiting-list']}>
          <NextSteps items={nextSteps['contact-form-waiting-list']} />
        </ThanksPanel>
        <SentLink form="contact-form-waiting-list" />
      </ThanksSlot>
    </>
  );
}
