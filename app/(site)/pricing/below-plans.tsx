import { ProofRows } from '@/components/catalog/proof-rows';
import { BoardTable } from '@/components/packages/board-table';
import { PackageSection } from '@/components/packages/package-section';
import { TierTable } from '@/components/packages/tier-table';
import { FiveAnswers } from '@/components/sections/five-answers';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { TextLink } from '@/components/ui/text-link';
import { platformComparison } from '@/content/platform-comparison';
import { pricingPage as words } from '@/content/pricing-page';
import { routes } from '@/lib/site/routes';
import { TableWords } from './table-words';
import './below-plans.css';

/**
 * What stands below the plans, behind three signs: websites on a plan, one-off packages, and the platform. The signs are
 * radio buttons, so they work without scripts; an address that ends in one of the places behind a sign shows it.
 */
export function BelowPlans() {
  const { tabs, notIncluded, answers, addOns } = words;
  return (
    <div className="below-plans">
      <fieldset className="wrap min-w-0 print:hidden">
        <legend className="pt-split font-display text-label font-[750]">{tabs.title}</legend>
        <div className="mt-3 grid grid-cols-3 gap-2 border-b-8 border-board">
          {tabs.items.map(({ id, name, text }, index) => (
            <label
              key={id}
              className="relative cursor-pointer rounded-t-button bg-mist px-2 py-3 leading-snug sm:px-4"
            >
              <input
                type="radio"
                name="sold"
                value={id}
                defaultChecked={index === 0}
                className="absolute opacity-0"
              />
              <b className="block font-display text-tiny font-extrabold sm:text-label">{name}</b>{' '}
              <span className="text-small max-sm:hidden">{text}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <FiveAnswers title={answers.title} answers={answers.items} />
        <Section ground="mist">
          <SectionHead title={notIncluded.title} lede={notIncluded.lede} />
          <ProofRows rows={notIncluded.items} />
        </Section>
        <PackageSection {...addOns} ground="paper" />
      </div>
      <Packages />
      <Platform />
    </div>
  );
}

function Packages() {
  const { packages } = words;
  return (
    <div>
      <Section id="packages">
        <SectionHead
          title={packages.title}
          lede={packages.lede}
          link={{ href: routes.checkout(), label: packages.link }}
        />
        <BoardTable caption={packages.caption} head={packages.head} rows={packages.rows} />
        <p className="mt-5 max-w-[34em]">{packages.note}</p>
        <p className="mt-3 max-w-[34em]">{packages.bundle}</p>
      </Section>
    </div>
  );
}

function Platform() {
  const { comparison } = words;
  return (
    <div>
      <Section id="comparison">
        <SectionHead
          title={comparison.title}
          lede={comparison.lede}
          link={{ href: routes.contact(), label: comparison.ask }}
        />
        <TierTable
          caption={comparison.caption}
          feature={comparison.feature}
          plans={platformComparison.plans}
          groups={platformComparison.groups}
          contactHref={routes.contact()}
        />
        <TableWords {...comparison.words} />
        <p className="mt-6 max-w-[34em]">
          {comparison.levels}{' '}
          <TextLink href={`${routes.getStarted()}#support-levels`}>{comparison.levelsLink}</TextLink>
        </p>
      </Section>
    </div>
  );
}
