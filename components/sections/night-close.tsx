import { NightStreet } from '@/components/drawings/night-street';
import type { StreetSlot } from '@/components/drawings/street';
import { ButtonLink } from '@/components/ui/button';
import { facts } from '@/content/facts';
import { plans } from '@/content/plans';
import { formatDollars } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';

/** How every page ends: the street at night, its windows lit. `street`: see NightStreet's plan. */
export function NightClose({ street, packages = routes.getStarted() }: NightCloseProps) {
  return (
    <section className="night on-dark relative overflow-hidden bg-night pt-[clamp(64px,8vw,120px)] text-center text-white print:hidden">
      <i className="moon" aria-hidden="true" />
      <div className="wrap relative z-[1]">
        <h2 className="text-h1">
          You close at six. <br />
          Your website doesn’t.
        </h2>
        <p className="mx-auto mt-[18px] max-w-[36em] text-lede text-night-soft">
          Get a site that takes the booking while you’re home for dinner. Live in{' '}
          <span className="inline-block">{facts.delivery.typicalBusinessDays} business days,</span> from{' '}
          {formatDollars(plans[0].monthlyPrice)}
          /month.
        </p>
        <div className="mt-[26px] flex flex-col justify-center gap-3 sm:flex-row">
          <ButtonLink href={packages} variant="gold">
            Choose Your Package
          </ButtonLink>
          <ButtonLink href={routes.contact('consultation')} variant="line">
            Talk to Us First
          </ButtonLink>
        </div>
      </div>
      <NightStreet plan={street} className="relative mt-2.5 h-[250px] sm:h-[clamp(260px,26vw,600px)]" />
    </section>
  );
}

type NightCloseProps = {
  street?: readonly StreetSlot[];
  /** Where 'Choose Your Package' leads. */
  packages?: string;
};
