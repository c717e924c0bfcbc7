import type { ComponentProps } from 'react';
import type { LeadForm } from '@/components/forms/lead-form';
import { NextSteps } from '@/components/forms/next-steps';
import { Island } from '@/components/islands/island';
import { nextSteps } from '@/content/thanks';

/** The request for a call: day and time of day, in the visitor's time zone. It stands on several pages, once on each. */
export function ConsultationForm(props: ConsultationFormProps) {
  return (
    <Island name="lead-form" form="consultation-form" {...props}>
      <NextSteps items={nextSteps['consultation-form']} />
    </Island>
  );
}

type ConsultationFormProps = Pick<ComponentProps<typeof LeadForm>, 'isWide' | 'submitVariant'>;
