import type { Metadata } from 'next';
import { ComparisonDetail } from '@/components/comparison/comparison-detail';
import { ComparisonLinks } from '@/components/comparison/comparison-links';
import { Closing } from '@/components/sections/closing';
import { PageNotFound } from '@/components/sections/page-not-found';
import { VacantShop } from '@/components/sections/vacant-shop';
import { JsonLd } from '@/components/seo/json-ld';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { comparisons } from '@/content/comparisons';
import { comparisonWords } from '@/content/comparisons/words';
import { pageGraph } from '@/lib/seo/json-ld';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { UNKNOWN_ID } from '@/lib/site/ids';
import { routes } from '@/lib/site/routes';
import { pageOf } from './record';

export function generateStaticParams(): Params[] {
  return [...comparisons.map(({ id }) => ({ slug: `${id}${SUFFIX}` })), { slug: UNKNOWN_ID }];
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const comparison = await findComparison(params);
  if (!comparison) return notFoundMetadata(comparisonWords.notFound);
  return pageMetadata(pageOf(comparison));
}

export default async function ComparisonPage({ params }: PageProps) {
  const comparison = await findComparison(params);
  // An ordinary page, because the engine answers it (with status 404) for every id no one prerendered.
  if (!comparison) return <NoSuchComparison />;
  const trail = [{ label: 'Home', href: routes.home() }, { label: `${comparison.name} vs our system` }];
  return (
    <>
      <JsonLd graph={pageGraph({ ...pageOf(comparison), trail })} />
      <ComparisonDetail comparison={comparison} trail={trail} />
      <Closing kind="comparison" answers={comparison.answers} />
    </>
  );
}

function NoSuchComparison() {
  return (
    <>
      <PageNotFound picture={<VacantShop />} />
      <Section>
        <SectionHead title={comparisonWords.notFound.ready} />
        <ComparisonLinks comparisons={comparisons} />
      </Section>
    </>
  );
}

async function findComparison(params: PageProps['params']) {
  const { slug } = await params;
  return comparisons.find(({ id }) => `${id}${SUFFIX}` === slug);
}

/** How the addresses end (docs/product/routes.md#pages). */
const SUFFIX = '-vs-our-system';

type Params = { slug: string };
type PageProps = { params: Promise<Params> };
