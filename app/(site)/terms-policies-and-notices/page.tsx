import type { Metadata } from 'next';
import { PolicyCards } from '@/components/documents/policy-cards';
import { PolicyDirectory } from '@/components/documents/policy-directory';
import { SmallPrint } from '@/components/documents/small-print';
import { JsonLd } from '@/components/seo/json-ld';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { policyPages } from '@/content/policy-pages';
import { getPolicy, readPolicies } from '@/lib/documents/read-documents';
import { pageGraph } from '@/lib/seo/json-ld';
import { itemListNode } from '@/lib/seo/json-ld-nodes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { page } from './record';

const { heading, lede } = policyPages.index;

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function PoliciesPage() {
  const policies = readPolicies();
  const trail = [{ label: 'Home', href: routes.home() }, { label: page.title }];
  const list = itemListNode(
    page.path,
    policies.map(policy => ({ name: policy.heading, path: routes.policy(policy.slug) })),
  );
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, type: 'CollectionPage', trail, about: [list] })} />
      <PageHero title={heading} lede={lede} trail={trail} picture={<SmallPrint />} />
      <Section>
        <PolicyCards policies={policyPages.first.map(getPolicy)} />
      </Section>
      <Section tight>
        <SectionHead title={policyPages.directory} />
        <PolicyDirectory policies={policies.filter(({ slug }) => !isFirst(slug))} />
      </Section>
    </>
  );
}

function isFirst(slug: string): boolean {
  return policyPages.first.some(first => first === slug);
}
