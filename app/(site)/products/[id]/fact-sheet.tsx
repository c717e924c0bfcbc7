import { ProofRows } from '@/components/catalog/proof-rows';
import { Split } from '@/components/catalog/split';
import { Shop } from '@/components/drawings/shop';
import { Exhibit } from '@/components/exhibits/exhibit';
import { NoteCards } from '@/components/exhibits/platform/note-cards';
import { ShopFront } from '@/components/exhibits/platform/shop-front';
import { StepPicture } from '@/components/exhibits/platform/step-picture';
import type { Product } from '@/components/packages/find-product';
import { PackageSection } from '@/components/packages/package-section';
import type { Crumb } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { NumberPlate } from '@/components/ui/number-plate';
import { Receipt } from '@/components/ui/receipt';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { TextLink } from '@/components/ui/text-link';
import { productLabels as labels } from '@/content/platform-pages';
import { processSteps } from '@/content/process';
import { formatDollars, toDecimal } from '@/lib/site/money';
import { routes } from '@/lib/site/routes';

/** One product in full: its parts, how it is built, what we need, and what can be added. */
export function FactSheet({ entry, trail }: { entry: Product; trail: Crumb[] }) {
  const { product, sheet, plan } = entry;
  const amount = toDecimal(plan.setupPrice + plan.monthlyPrice);
  return (
    <>
      <ShopFront
        title={sheet.heading}
        lede={sheet.lede}
        trail={trail}
        look={product.color}
        buttons={
          <>
            <ButtonLink href={routes.checkout({ plan: plan.id, amount, name: plan.name })}>
              {labels.buy}
              <span className="sr-only">, {plan.name} plan</span>
            </ButtonLink>
            <ButtonLink href={routes.platformProduct(product.id)} variant="line">
              {labels.platform}
            </ButtonLink>
          </>
        }
      >
        <Exhibit name="sheet" className="grid gap-x-split gap-y-8 text-ink md:grid-cols-2">
          <Shop shop={product.scene} sky={372} className="h-75 self-end -mb-head md:h-[430px]" />
          <div data-answer="cost">
            <Inclusions entry={entry} />
          </div>
        </Exhibit>
      </ShopFront>
      <Section>
        <Split title={labels.inclusions} lede={<span data-answer="get">{entry.page.answers.get}</span>}>
          <ProofRows rows={sheet.inclusions} />
        </Split>
      </Section>
      <Section ground="mist">
        <Split title={labels.needs} lede={sheet.needs.lede}>
          <NoteCards notes={sheet.needs.items} />
        </Split>
      </Section>
      <Section>
        <SectionHead title={labels.process} link={{ href: routes.process(), label: labels.processLink }} />
        <ol className="process-stops grid gap-6 min-[64em]:grid-cols-5 min-[64em]:gap-0">
          {processSteps.map(step => (
            <li
              key={step.id}
              className="grid [grid-template:auto_1fr/130px_46px_minmax(0,1fr)] gap-x-4 max-sm:grid-cols-[46px_minmax(0,1fr)] min-[64em]:[grid-template:auto_auto_1fr/minmax(0,1fr)]"
            >
              <StepPicture step={step} />
              <NumberPlate n={step.id} size="sm" />
              <div className="min-[64em]:pr-6">
                <h3 className="mb-1 text-label">{step.title}</h3>
                <p className="soft text-small">{step.description}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section tight>
        <Split title={labels.fits}>
          <p className="text-lede">{sheet.fits}</p>
          <p className="mt-6">
            <TextLink href={routes.products()}>{labels.notFound.link}</TextLink>
          </p>
        </Split>
      </Section>
      <PackageSection title={labels.addOns} lede={labels.addOnsLede} planId={plan.id} ground="paper" />
    </>
  );
}

function Inclusions({ entry: { product, plan } }: { entry: Product }) {
  return (
    <Receipt
      title={labels.receipt}
      lines={product.features.map(label => ({ label, value: labels.included }))}
      total={{ label: 'Each month', value: formatDollars(plan.monthlyPrice) }}
      note={`and ${formatDollars(plan.setupPrice)} for the setup, once`}
    />
  );
}
