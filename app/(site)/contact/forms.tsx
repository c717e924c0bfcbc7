import { NextSteps } from '@/components/forms/next-steps';
import { Island } from '@/components/islands/island';
import { contactPage } from '@/content/contact-page';
import { nextSteps } from '@/content/thanks';

/**
 * The message form. What it is about may stand in the address, and is chosen by the server (`server/asked-pages.ts`). What
 * comes next depends on the thanks that the server's answer names.
 */
export function MessageForm() {
  return (
    <>
      <div data-until-sent="contact-form">
        <p className="mb-6 hidden rounded-card bg-marigold-soft px-5 py-4 [[data-inquiry=waiting-list]_&]:block">
          {contactPage.waitingList}
        </p>
      </div>
      <Island name="lead-form" form="contact-form">
        <div className="[[data-thanks-for=contact-form-waiting-list]_&]:hidden">
          <NextSteps items={nextSteps['contact-form']} />
        </div>
        <div className="hidden [[data-thanks-for=contact-form-waiting-list]_&]:block">
          <NextSteps items={nextSteps['contact-form-waiting-list']} />
        </div>
      </Island>
    </>
  );
}
