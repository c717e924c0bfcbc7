import type { Metadata } from 'next';
import { ChangeControl } from '@/components/exhibits/google/change-control';
import { NotNeeded } from '@/components/exhibits/google/not-needed';
import { ToolCabinet } from '@/components/exhibits/google/tool-cabinet';
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
import { routes } from '@/lib/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { itemListNode } from '@/lib/seo/json-ld-nodes';
import { pageMetadata } from '@/lib/seo/page-metadata';

const { order, labels } = googleHub;
const page = { path: routes.googleServices(), title: googleHub.title, description: googleHub.description };

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
        <ButtonLink href={routes.getStarted()}>{labels.getStarted}</ButtonLink>
        <ButtonLink href={routes.contact('consultation')} variant="line">
          {labels.bookCall}
        </ButtonLink>
      </PageHero>
      <ToolCabinet />
      <Section>
        <SectionHead title={order.title} lede={order.lede} />
        <Order />
      </Section>
      <Section tight>
        <ChangeControl change={googleHub.change} />
      </Section>
      <Section ground="mist">
        <WhoGetsPaid name={googleHub.costs.name} costs={googleHub.costs} faqs={googleHub.faqs} />
        <p className="mt-8">
          <TextLink href={routes.services()}>{servicePages.labels.viewAll}</TextLink>
        </p>
      </Section>
      <Closing kind="google" />
    </>
  );
}

/** Which tool first: five lines, no more. */
function Order() {
  return (
    <ol className="grid gap-x-8 gap-y-7 md:grid-cols-2 lg:grid-cols-5">
      {order.steps.map(({ title, description }, index) => (
        <li key={title}>
          <NumberPlate n={index + 1} />
          <h3 className="mt-3">{title}</h3>
          <p className="soft mt-2 leading-[1.45]">{description}</p>
        </li>
      ))}
    </ol>
  );
}
