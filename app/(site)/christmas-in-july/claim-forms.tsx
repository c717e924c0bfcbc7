import { ConsultationForm } from '@/components/contact/consultation-form';
import { NextSteps } from '@/components/forms/next-steps';
import { Island } from '@/components/islands/island';
import { ClaimSection } from '@/components/promotion/claim-section';
import { fill, type Figures } from '@/lib/promotion/figures';
import { ButtonLink } from '@/components/ui/button';
import { embeds } from '@/content/embeds';
import { otherThanks } from '@/content/lead-replies';
import { promotionPage as words } from '@/content/promotion-page';
import { routes } from '@/lib/routes';

/**
 * The lead form and the request for a call, each with the panel that takes its place. Once all places are taken the way to
 * the waiting list replaces the lead form.
 */
export function ClaimForms({ figures }: { figures: Figures }) {
  const say = (text: string) => fill(text, figures);
  const { form, full, schedule } = words;
  const { title, message } = form.steps;
  const steps = form.steps.items.map(({ title, text }) => ({ title: say(title), text: say(text) }));
  const claim = (
    <Island name="lead-form" form="christmas-in-july-form" hasToast thanks={{ title, message }}>
      <div className="[[data-thanks-for$=waiting-list]_&]:hidden">
        <NextSteps items={steps} />
      </div>
      <div className="hidden [[data-thanks-for$=waiting-list]_&]:block">
        <NextSteps items={otherThanks['christmas-in-july-form-waiting-list'].nextSteps} />
      </div>
    </Island>
  );
  const waiting = <ButtonLink href={routes.contact('waiting-list')}>{full.claim.button}</ButtonLink>;
  return (
    <ClaimSection
      id={CLAIM_ID}
      claim={{ title: form.title, lede: say(form.lede), children: claim }}
      full={{ ...full.claim, children: waiting }}
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
