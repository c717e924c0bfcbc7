import { defineSlot } from '#engine/page';
import { NextSteps } from '@/components/forms/next-steps';
import { Island } from '@/components/islands/island';
import { otherThanks } from '@/content/lead-replies';
import { promotionPage } from '@/content/promotion-page';
import type { FormAttempt } from '@/lib/forms/schema';

/** `steps`: what comes next, under the thanks. */
export const ClaimForm = defineSlot<FormAttempt, { steps: readonly { title: string; text: string }[] }>({
  name: 'christmas-in-july-form',
  Part: ({ steps, visit }) => {
    const { title, message } = promotionPage.form.steps;
    return (
      <Island
        name="lead-form"
        form="christmas-in-july-form"
        hasToast
        thanks={{ title, message }}
        attempt={visit}
      >
        <div className="[[data-thanks-for$=waiting-list]_&]:hidden">
          <NextSteps items={steps} />
        </div>
        <div className="hidden [[data-thanks-for$=waiting-list]_&]:block">
          <NextSteps items={otherThanks['christmas-in-july-form-waiting-list'].nextSteps} />
        </div>
      </Island>
    );
  },
});
