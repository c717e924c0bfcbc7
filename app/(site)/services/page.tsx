import type { Metadata } from 'next';
import { ServiceCards } from '@/components/catalog/service-cards';
import { SignPosts } from '@/components/exhibits/services/sign-posts';
import { Closing } from '@/components/sections/closing';
import { PriceTag } from '@/components/sections/price-tag';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { FaqList } from '@/components/ui/faq-list';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { ancillaryServices } from '@/content/service-details';
import { servicePages } from '@/content/service-pages';
import { services } from '@/content/services';
import { pageGraph } from '@/lib/seo/json-ld';
import { itemListNode } from '@/lib/seo/json-ld-nodes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { page } from './record';

const { index, together, answers, questions, more } = servicePages;

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function ServicesPage() {
  const trail = [{ label: 'Home', href: routes.home() }, { label: 'Services' }];
  const list = itemListNode(
    page.path,
    services.map(({ id, title }) => ({ name: title, path: routes.service(id) })),
  );
  const posts = together.steps.map(step => ({ ...step, sign: services.find(({ id }) => id === step.sign) }));
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, type: 'CollectionPage', trail, about: [list] })} />
      <PageHero
        title={index.heading}
        lede={index.lede}
        trail={trail}
        picture={<PriceTag get={answers.get} cost={answers.cost} />}
      />
      <Section>
        <figure>
          <ServiceCards services={services} />
          <figcaption className="sr-only">{index.figure}</figcaption>
        </figure>
      </Section>
      <Section ground="mist" className="overflow-hidden">
        <SectionHead title={together.title} lede={together.lede} />
        <figure>
          <SignPosts steps={posts} />
          <figcaption className="sr-only">{together.figure}</figcaption>
        </figure>
        <p className="mt-10">
          <ButtonLink href={routes.contact()} variant="ink">
            {together.link}
          </ButtonLink>
        </p>
      </Section>
      <Section>
        <SectionHead
          title={more.title}
          lede={more.lede}
          link={{ href: routes.googleServices(), label: more.googleLink }}
        />
        <ServiceCards services={ancillaryServices} wide />
      </Section>
      <Section>
        <SectionHead title={questions.title} />
        <FaqList items={questions.items} />
      </Section>
      <Closing kind="services" answers={answers} />
    </>
  );
}
