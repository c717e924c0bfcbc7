import type { ComponentProps } from 'react';
import { Embed } from '@/components/embeds/embed';
import { LeadForm } from '@/components/forms/lead-form';
import { NextSteps } from '@/components/forms/next-steps';
import { ThanksPanel } from '@/components/forms/thanks-panel';
import { embeds } from '@/content/embeds';
import { formMessages, forms } from '@/content/forms';
import { nextSteps } from '@/content/thanks';
import { TimeZoneChoice } from './time-zone-choice';

/**
 * The request for a call, on several pages and once on each: the configured calendar, else our own form for a day and a
 * time of day in the visitor's time zone.
 */
export function ConsultationForm({ isWide = false, submitVariant }: ConsultationFormProps) {
  if (embeds.scheduler !== '')
    return <Embed src={embeds.scheduler} title="the booking calendar" kind="form" shape="h-[600px]" />;
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
