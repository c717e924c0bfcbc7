import type { ComponentProps } from 'react';
import type { LeadForm } from '@/components/forms/lead-form';
import { NextSteps } from '@/components/forms/next-steps';
import { Island } from '@/components/islands/island';
import { embeds } from '@/content/embeds';
import { leadReplies } from '@/content/lead-replies';

/**
 * The request for a call, on several pages and once on each: the configured calendar, else our own form for a day and a
 * time of day in the visitor's time zone.
 */
export function ConsultationForm(props: ConsultationFormProps) {
  if (embeds.scheduler !== '')
    return (
      <Island
        name="embed"
        src={embeds.scheduler}
        title="the booking calendar"
        kind="form"
        shape="h-[600px]"
      />
    );
  return (
    <Island name="lead-form" form="consultation-form" {...props}>
      <NextSteps items={leadReplies['consultation-form'].nextSteps} />
    </Island>
  );
}

type ConsultationFormProps = Pick<ComponentProps<typeof LeadForm>, 'isWide' | 'submitVariant'>;
