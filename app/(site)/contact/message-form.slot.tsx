import { defineSlot } from '#engine/page';
import { NextSteps } from '@/components/forms/next-steps';
import { Island } from '@/components/islands/island';
import { contactPage } from '@/content/contact-page';
import { leadReplies, otherThanks } from '@/content/lead-replies';
import type { FormAttempt } from '@/lib/forms/schema';

/** What comes next depends on the thanks that the server's answer names. */
export const MessageForm = defineSlot<FormAttempt, { inquiry: string | undefined }>({
  name: 'contact-form',
  Part: ({ inquiry, visit }) => (
    <>
      <div data-until-sent="contact-form">
        <p className="mb-6 hidden rounded-card bg-marigold-soft px-5 py-4 [[data-inquiry=waiting-list]_&]:block">
          {contactPage.waitingList}
        </p>
      </div>
      <Island name="lead-form" form="contact-form" attempt={visit ?? attemptWith(inquiry)}>
        <div className="[[data-thanks-for=contact-form-waiting-list]_&]:hidden">
          <NextSteps items={leadReplies['contact-form'].nextSteps} />
        </div>
        <div className="hidden [[data-thanks-for=contact-form-waiting-list]_&]:block">
          <NextSteps items={otherThanks['contact-form-waiting-list'].nextSteps} />
        </div>
      </Island>
    </>
  ),
});

function attemptWith(inquiry: string | undefined): FormAttempt | undefined {
  return inquiry === undefined ? undefined : { values: { inquiry }, errors: [], message: null };
}
