import { ConsultationForm } from '@/components/contact/consultation-form';
import { NextSteps } from '@/components/forms/next-steps';
import { Island } from '@/components/islands/island';
import { ClaimSection } from '@/components/promotion/claim-section';
import { fill, type Figures } from '@/components/promotion/figures';
import { ButtonLink } from '@/components/ui/button';
import { embeds } from '@/content/embeds';
import { promotionPage as words } from '@/content/promotion-page';
import { routes } from '@/lib/routes';

/**
 * The lead form and the request for a call, each with the panel that takes its place. When all places are taken
 * (`isFull`) the way to the waiting list stands in the place of the lead form.
 */
export function ClaimForms({ figures, isFull }: { figures: Figures; isFull: boolean }) {
  const say = (text: string) => fill(text, figures);
  const { form, full, schedule } = words;
  const { title, message } = form.steps;
  const steps = form.steps.items.map(({ title, text }) => ({ title: say(title), text: say(text) }));
  const claim = (
    <Island name="lead-form" form="christmas-in-july-form" hasToast thanks={{ title, message }}>
      <NextSteps items={steps} />
    </Island>
  );
  const waiting = {
    ...full.claim,
    children: <ButtonLink href={routes.contact('waiting-list')}>{full.claim.button}</ButtonLink>,
  };
  return (
    <ClaimSection
      id={CLAIM_ID}
      claim={isFull ? waiting : { title: form.title, lede: say(form.lede), children: claim }}
      schedule={{
        ...schedule,
        lede: say(schedule.lede),
        href: routes.contact('consultation'),
        children: <ConsultationForm />,
        isCalendar: embeds.scheduler !== '',
      }}
    />
  );
}

/** Where the page's buttons lead. */
export const CLAIM_ID = 'claim';
