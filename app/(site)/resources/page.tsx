import type { Metadata } from 'next';
import { CallCard } from '@/components/catalog/call-card';
import { AuditPicture } from '@/components/exhibits/help/audit-picture';
import { LeafletRack } from '@/components/exhibits/help/leaflet-rack';
import { Stage } from '@/components/exhibits/stage';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { resources as words } from '@/content/resources';
import { pageGraph } from '@/lib/seo/json-ld';
import { itemListNode } from '@/lib/seo/json-ld-nodes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { resolveRedirect, routes } from '@/lib/site/routes';
import { Problems } from './problems';
import { page } from './record';
import { Teasers } from './teasers';

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function ResourcesPage() {
  const { problems, teasers, audit } = words;
  const trail = [{ label: 'Home', href: routes.home() }, { label: 'Resources' }];
  const list = itemListNode(
    page.path,
    words.cards.map(({ title, link }) => ({ name: title, path: resolveRedirect(link) })),
  );
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, type: 'CollectionPage', trail, about: [list] })} />
      <Stage title={words.heading} lede={words.lede} trail={trail} ground="sky" side>
        <LeafletRack leaflets={words.cards} />
      </Stage>
      <Section>
        <SectionHead title={problems.title} lede={problems.lede} />
        <Problems items={problems.items} />
      </Section>
      <Section tight>
        <SectionHead title={teasers.title} link={{ href: routes.blog(), label: teasers.link }} />
        <Teasers />
      </Section>
      <Section tight>
        <CallCard
          title={audit.title}
          text={audit.text}
          link={{ href: routes.contact(audit.inquiry), label: audit.label }}
          second={{ href: routes.checkup(), label: audit.second }}
          picture={<AuditPicture />}
        />
      </Section>
      <Closing kind="guides" />
    </>
  );
}
