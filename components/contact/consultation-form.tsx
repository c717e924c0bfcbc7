import type { ComponentProps } from 'react';
import { LeadForm } from '@/components/forms/lead-form';
import { NextSteps } from '@/components/forms/next-steps';
import { ThanksPanel } from '@/components/forms/thanks-panel';
import { formMessages, forms } from '@/content/forms';
import { nextSteps } from '@/content/thanks';
import { TimeZoneChoice } from './time-zone-choice';

/** The request for a call: day and time of day, in the visitor's time zone. It stands on several pages, once on each. */
export function ConsultationForm({ isWide = false, submitVariant }: ConsultationFormProps) {
  const definition = forms['consultation-form'];
  return (
    <TimeZoneChoice>
      <LeadForm
        name="consultation-form"
        definition={definition}
        messages={formMessages}
        isWide={isWide}
        submitVariant={submitVariant}
      >
        <ThanksPanel {...definition.success}>
          <NextSteps items={nextSteps['consultation-form']} />
        </ThanksPanel>
      </LeadForm>
    </TimeZoneChoice>
  );
}

type ConsultationFormProps = Pick<ComponentProps<typeof LeadForm>, 'isWide' | 'submitVariant'>;
