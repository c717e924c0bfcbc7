import type { Metadata } from 'next';
import { CallCard } from '@/components/catalogue/call-card';
import { GoogleDirectory } from '@/components/catalogue/google-directory';
import { ServicePicture } from '@/components/catalogue/pictures/service-picture';
import { RouteSteps } from '@/components/catalogue/route-steps';
import { ServiceProse } from '@/components/catalogue/service-prose';
import { Split } from '@/components/catalogue/split';
import { TownMap } from '@/components/drawings/town-map';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { FaqList } from '@/components/ui/faq-list';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { TextLink } from '@/components/ui/text-link';
import { googleServices } from '@/content/google-services';
import { googleHub } from '@/content/google-services/hub';
import { servicePages } from '@/content/service-pages';
import { topics } from '@/content/topics';
import { routes } from '@/lib/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { itemListNode } from '@/lib/seo/json-ld-nodes';
import { pageMetadata } from '@/lib/seo/page-metadata';

const { order, directory, labels } = googleHub;
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
  const call = { href: routes.contact('consultation'), label: labels.bookCall };
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, type: 'CollectionPage', trail, about: [list] })} />
      <PageHero
        title={googleHub.heading}
        lede={googleHub.lede}
        trail={trail}
        picture={<ServicePicture name="profile" />}
      >
        <ButtonLink href={routes.getStarted()}>{labels.getStarted}</ButtonLink>
        <ButtonLink href={call.href} variant="line">
          {call.label}
        </ButtonLink>
      </PageHero>
      <Section className="overflow-hidden">
        <SectionHead title={order.title} lede={order.lede} />
        <RouteSteps steps={order.steps} />
      </Section>
      <Section ground="mist">
        <SectionHead title={directory.title} topic={topics.googleServices} lede={directory.lede} />
        <GoogleDirectory />
      </Section>
      <Section>
        <ServiceProse parts={googleHub.prose} />
      </Section>
      <Section tight>
        <CallCard
          {...googleHub.call}
          link={call}
          picture={<TownMap seed={23} view="180 110 380 300" pinScale={2} className="absolute inset-0" />}
        />
      </Section>
      <Section tight>
        <Split
          title={labels.faq}
          topic={topics.faq}
          lede={<TextLink href={routes.services()}>{servicePages.labels.viewAll}</TextLink>}
        >
          <FaqList items={googleHub.faqs} />
        </Split>
      </Section>
      <Closing scene="rain" />
    </>
  );
}
