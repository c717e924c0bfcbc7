import type { ComponentProps } from 'react';
import { defineSlot } from '#engine/page';
import type { LeadForm } from '@/components/forms/lead-form';
import { NextSteps } from '@/components/forms/next-steps';
import { Island } from '@/components/islands/island';
import { ButtonLink } from '@/components/ui/button';
import { callPage } from '@/content/calls';
import { embeds } from '@/content/embeds';
import { leadReplies } from '@/content/lead-replies';
import type { FormAttempt } from '@/lib/forms/schema';
import { routes } from '@/lib/site/routes';

/**
 * The request for a call, on several pages and once on each: the configured calendar, else our own form for a day and a
 * time of day in the visitor's time zone.
 */
export const ConsultationForm = defineSlot<FormAttempt, ConsultationFormProps>({
  name: 'consultation-form',
  Part: ({ visit, ...props }) =>
    embeds.scheduler === '' ? (
      <Island name="lead-form" form="consultation-form" attempt={visit} {...props}>
        <p className="mb-7">
          <ButtonLink href={routes.thanksSent('consultation-form')}>{callPage.title}</ButtonLink>
        </p>
        <NextSteps items={leadReplies['consultation-form'].nextSteps} />
      </Island>
    ) : (
      <Island
        name="embed"
        src={embeds.scheduler}
        title="the booking calendar"
        kind="form"
        shape="h-[600px]"
      />
    ),
});

type ConsultationFormProps = Pick<ComponentProps<typeof LeadForm>, 'isWide' | 'submitVariant'>;
