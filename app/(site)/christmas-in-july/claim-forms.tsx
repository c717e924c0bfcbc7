import { ConsultationForm } from '@/components/contact/consultation-form.slot';
import { ClaimSection } from '@/components/promotion/claim-section';
import { ButtonLink } from '@/components/ui/button';
import { embeds } from '@/content/embeds';
import { promotionPage as words } from '@/content/promotion-page';
import { fill, type Figures } from '@/lib/promotion/figures';
import { routes } from '@/lib/site/routes';
import { ClaimForm } from './claim-form.slot';

/**
 * The lead form and the request for a call, each with the panel that takes its place. Once all places are taken the way to
 * the waiting list replaces the lead form.
 */
export function ClaimForms({ figures }: { figures: Figures }) {
  const say = (text: string) => fill(text, figures);
  const { form, full, schedule } = words;
  const steps = form.steps.items.map(({ title, text }) => ({ title: say(title), text: say(text) }));
  const waiting = <ButtonLink href={routes.contact('waiting-list')}>{full.claim.button}</ButtonLink>;
  return (
    <ClaimSection
      id={CLAIM_ID}
      claim={{ title: form.title, lede: say(form.lede), children: <ClaimForm steps={steps} /> }}
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
