import { ConsultationForm } from '@/components/contact/consultation-form';
import { LeadForm } from '@/components/forms/lead-form';
import { NextSteps } from '@/components/forms/next-steps';
import { ThanksPanel } from '@/components/forms/thanks-panel';
import { ClaimSection } from '@/components/promotion/claim-section';
import { fill, type Figures } from '@/components/promotion/figures';
import { embeds } from '@/content/embeds';
import { formMessages, forms } from '@/content/forms';
import { promotionPage as words } from '@/content/promotion-page';
import { routes } from '@/lib/routes';

/** The lead form and the request for a call, each with the panel that takes its place. */
export function ClaimForms({ figures }: { figures: Figures }) {
  const say = (text: string) => fill(text, figures);
  const { form, schedule } = words;
  const lead = forms['christmas-in-july-form'];
  const steps = form.steps.items.map(({ title, text }) => ({ title: say(title), text: say(text) }));
  const claim = (
    <LeadForm name="christmas-in-july-form" definition={lead} messages={formMessages} hasToast>
      <ThanksPanel title={form.steps.title} message={form.steps.message}>
        <NextSteps items={steps} />
      </ThanksPanel>
    </LeadForm>
  );
  return (
    <ClaimSection
      id={CLAIM_ID}
      claim={{ title: form.title, lede: say(form.lede), children: claim }}
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
