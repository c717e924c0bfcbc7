import type { Metadata } from 'next';
import { ChangePlates } from '@/components/exhibits/google/change-plates';
import { NotNeeded } from '@/components/exhibits/google/not-needed';
import { ToolCabinet } from '@/components/exhibits/google/tool-cabinet';
import { ToolTable } from '@/components/exhibits/google/tool-table';
import { WhoGetsPaid } from '@/components/exhibits/google/who-gets-paid';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { NumberPlate } from '@/components/ui/number-plate';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { TextLink } from '@/components/ui/text-link';
import { googleServices } from '@/content/google-services';
import { googleHub } from '@/content/google-services/hub';
import { servicePages } from '@/content/service-pages';
import { pageGraph } from '@/lib/seo/json-ld';
import { itemListNode } from '@/lib/seo/json-ld-nodes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { page } from './record';

const { order, table, change, labels } = googleHub;

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function GoogleServicesPage() {
  const trail = [
    { label: 'Home', href: routes.home() },
    { label: 'Services', href: routes.services() },
    { label: 'Google services' },
  ];
  const list = itemListNode(
    page.path,
    googleServices.map(({ id, name }) => ({ name, path: routes.googleService(id) })),
  );
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, type: 'CollectionPage', trail, about: [list] })} />
      <PageHero
        title={googleHub.heading}
        lede={googleHub.lede}
        trail={trail}
        picture={<NotNeeded title={labels.notNeeded} {...googleHub.notNeeded} />}
      >
        <ButtonLink href={routes.contact('consultation')}>{labels.bookCall}</ButtonLink>
        <ButtonLink href={routes.pricing()} variant="line">
          {labels.seePlans}
        </ButtonLink>
      </PageHero>
      <ToolCabinet />
      <Section>
        <SectionHead title={table.title} lede={table.lede} />
        <ToolTable
          caption={table.caption}
          head={table.head}
          rows={googleServices.map(({ id, name, costs, glance }) => ({
            id,
            name: <TextLink href={routes.googleService(id)}>{name}</TextLink>,
            cells: [glance.does, costs.google, glance.plan, glance.price, glance.skip],
          }))}
        />
      </Section>
      <Section ground="mist">
        <SectionHead title={order.title} lede={order.lede} />
        <Order />
      </Section>
      <Section>
        <SectionHead title={change.title} lede={<span data-answer="get">{googleHub.answers.get}</span>} />
        <ChangePlates caption={change.caption} rows={change.rows} />
      </Section>
      <Section ground="mist">
        <WhoGetsPaid name={googleHub.costs.name} costs={googleHub.costs} faqs={googleHub.faqs} />
        <p className="mt-8">
          <TextLink href={routes.services()}>{servicePages.labels.viewAll}</TextLink>
        </p>
      </Section>
      <Closing kind="google" answers={googleHub.answers} />
    </>
  );
}

/** Which tool first, and why. */
function Order() {
  return (
    <ol className="grid gap-x-split gap-y-8 md:grid-cols-2">
      {order.steps.map((step, index) => (
        <li key={step} className="md:last:odd:col-span-2 grid grid-cols-[auto_minmax(0,1fr)] gap-4">
          <NumberPlate n={index + 1} />
          <p className="max-w-[34em]">{step}</p>
        </li>
      ))}
    </ol>
  );
}
