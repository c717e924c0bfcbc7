import type { Metadata } from 'next';
import { AsideCard } from '@/components/documents/aside-card';
import { PolicyFoot } from '@/components/documents/policy-foot';
import { PolicyHead } from '@/components/documents/policy-head';
import { Prose } from '@/components/documents/prose';
import { ReadingColumns } from '@/components/documents/reading-columns';
import { Toc } from '@/components/documents/toc';
import { Island } from '@/components/islands/island';
import { AssistantModel } from '@/components/mdx/assistant-model';
import { documentComponents } from '@/components/mdx/document-components';
import { JsonLd } from '@/components/seo/json-ld';
import { policyPages } from '@/content/policy-pages';
import { getPolicy, readPolicies } from '@/lib/documents/read-documents';
import { renderMdx } from '@/lib/documents/render-mdx';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { getEnv } from '@/lib/site/site';
import { pageOf } from './record';

export const dynamicParams = false;

export function generateStaticParams(): Params[] {
  return readPolicies().map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return pageMetadata(pageOf(getPolicy((await params).slug)));
}

export default async function PolicyPage({ params }: PageProps) {
  const policy = getPolicy((await params).slug);
  const { content, headings } = await renderMdx(policy.body, {
    ...documentComponents,
    AssistantModel: NamedModel,
  });
  const { slug, heading, effective, changes } = policy;
  const { index } = policyPages;
  const hostedCopies: Record<string, string> = policyPages.hostedCopies;
  const hosted = hostedCopies[slug];
  const trail = [
    { label: 'Home', href: routes.home() },
    { label: index.title, href: routes.policies() },
    { label: heading },
  ];
  const dates = { datePublished: effective, dateModified: changes[0]?.date ?? effective };
  return (
    <>
      <JsonLd graph={pageGraph({ ...pageOf(policy), trail, ...dates })} />
      <article>
        <PolicyHead policy={policy} trail={trail} />
        <div className="pt-split pb-sec">
          <ReadingColumns
            toc={<Toc headings={headings} />}
            aside={<AsideCard {...policyPages.aside} href={routes.contact()} />}
          >
            {hosted ? <Island name="hosted-policy" address={hosted} heading={heading} /> : null}
            <Prose>{content}</Prose>
            <PolicyFoot policy={policy} related={policy.related.map(getPolicy)} />
          </ReadingColumns>
        </div>
      </article>
    </>
  );
}

function NamedModel() {
  return <AssistantModel company={getEnv().ASSISTANT_MODEL_COMPANY} />;
}

type Params = { slug: string };
type PageProps = { params: Promise<Params> };
