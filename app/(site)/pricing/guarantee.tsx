import { GuaranteeSeal } from '@/components/drawings/seal';
import { ButtonLink } from '@/components/ui/button';
import { facts } from '@/content/facts';
import { routes } from '@/lib/site/routes';

/** The money-back promise with its seal, and the policy that holds us to it. */
export function Guarantee({ title, text, link }: { title: string; text: string; link: string }) {
  return (
    <div className="grid items-center gap-x-head gap-y-6 rounded-panel bg-mint p-head md:grid-cols-[auto_1fr_auto]">
      <GuaranteeSeal days={facts.guarantee.satisfactionDays} />
      <div>
        <h2 className="text-figure">{title}</h2>
        <p className="mt-2 max-w-[34em]">{text}</p>
      </div>
      <ButtonLink href={routes.policy('refund-policy')} variant="line">
        {link}
      </ButtonLink>
    </div>
  );
}
