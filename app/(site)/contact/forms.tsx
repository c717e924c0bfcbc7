import { LeadForm } from '@/components/forms/lead-form';
import { NextSteps } from '@/components/forms/next-steps';
import { ThanksPanel } from '@/components/forms/thanks-panel';
import { contactPage } from '@/content/contact-page';
import { formMessages, forms } from '@/content/forms';
import { nextSteps } from '@/content/thanks';

/** The message form. What it is about may stand in the address, and is chosen by the server (`server/inquiry-pages.ts`). */
export function MessageForm() {
  const definition = forms['contact-form'];
  return (
    <>
      <p className="mb-6 hidden rounded-card bg-marigold-soft px-5 py-4 [[data-inquiry=waiting-list]_&]:block">
        {contactPage.waitingList}
      </p>
      <LeadForm name="contact-form" definition={definition} messages={formMessages}>
        <ThanksPanel {...definition.success}>
          <NextSteps items={nextSteps['contact-form']} />
        </ThanksPanel>
      </LeadForm>
    </>
  );
}
