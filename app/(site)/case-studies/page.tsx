import type { Metadata } from 'next';
import { CaseStudy } from '@/components/portfolio/case-study';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { ButtonRow } from '@/components/ui/button-row';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { caseStudies, caseStudiesPage } from '@/content/case-studies';
import { projects } from '@/content/portfolio';
import { routes } from '@/lib/routes';
import { pageGraph } from '@/lib/seo/json-ld';
import { itemListNode } from '@/lib/seo/json-ld-nodes';
import { pageMetadata } from '@/lib/seo/page-metadata';

const { title, description, heading, lede, labels, close } = caseStudiesPage;
const page = { path: routes.caseStudies(), title, description };

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function CaseStudiesPage() {
  const trail = [
    { label: 'Home', href: routes.home() },
    { label: 'Portfolio', href: routes.portfolio() },
    { label: 'Case studies' },
  ];
  const told = caseStudies.flatMap(study =>
    projects.filter(({ id }) => id === study.project).map(project => ({ study, project })),
  );
  const list = itemListNode(
    page.path,
    told.map(({ project }) => ({ name: project.title, path: routes.project(project.id) })),
  );
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, type: 'CollectionPage', trail, about: [list] })} />
      <PageHero title={heading} lede={lede} trail={trail} />
      {told.map(({ study, project }, index) => (
        <Section key={project.id} as="div" ground={index % 2 === 1 ? 'mist' : 'paper'}>
          <CaseStudy study={study} project={project} labels={labels} />
        </Section>
      ))}
      <Section ground="mist">
        <h2>{close.title}</h2>
        <p className="soft mt-3 mb-[26px] text-lede">{close.text}</p>
        <ButtonRow>
          <ButtonLink href={routes.getStarted()}>{close.primary}</ButtonLink>
          <ButtonLink href={routes.portfolio()} variant="line">
            {close.secondary}
          </ButtonLink>
        </ButtonRow>
      </Section>
      <Closing scene="evening" />
    </>
  );
}
