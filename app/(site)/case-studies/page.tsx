import type { Metadata } from 'next';
import { CaseStudy } from '@/components/case-study/study';
import { NeighborProjects } from '@/components/portfolio/neighbor-projects';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { PageHero } from '@/components/ui/page-hero';
import { caseStudies, caseStudiesPage } from '@/content/case-studies';
import { ledeWithSamples, sampleWords } from '@/content/provenance';
import { readProjects } from '@/lib/documents/read-documents';
import { pageGraph } from '@/lib/seo/json-ld';
import { itemListNode } from '@/lib/seo/json-ld-nodes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { page } from './record';

const { heading, lede, next } = caseStudiesPage;

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function CaseStudiesPage() {
  const trail = [
    { label: 'Home', href: routes.home() },
    { label: 'Portfolio', href: routes.portfolio() },
    { label: 'Case studies' },
  ];
  const projects = readProjects();
  const entries = caseStudies.flatMap(study =>
    projects.filter(({ id }) => id === study.project).map(project => ({ study, project })),
  );
  const untold = projects.filter(({ id }) => entries.every(({ project }) => project.id !== id));
  const list = itemListNode(
    page.path,
    entries.map(({ project }) => ({ name: project.title, path: routes.project(project.id) })),
  );
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, type: 'CollectionPage', trail, about: [list] })} />
      <PageHero
        title={heading}
        lede={ledeWithSamples(lede, caseStudies, sampleWords.projects)}
        trail={trail}
      />
      {entries.map(({ study, project }) => (
        <CaseStudy key={project.id} study={study} project={project} />
      ))}
      <NeighborProjects title={next.title} link={next.link} projects={untold.slice(0, 2)} />
      <Closing kind="work" />
    </>
  );
}
