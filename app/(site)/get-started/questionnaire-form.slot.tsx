import { defineSlot } from '#engine/page';
import { NextSteps } from '@/components/forms/next-steps';
import { Island } from '@/components/islands/island';
import { leadReplies } from '@/content/lead-replies';
import type { FormAttempt } from '@/lib/forms/schema';

export const QuestionnaireForm = defineSlot<FormAttempt>({
  name: 'questionnaire-form',
  Part: ({ visit }) => (
    <Island name="questionnaire" attempt={visit}>
      <NextSteps items={leadReplies['questionnaire-form'].nextSteps} />
    </Island>
  ),
});
