import type { Metadata } from 'next';
import { ProjectGrid } from '@/components/portfolio/project-grid';
import { Closing } from '@/components/sections/closing';
import { PriceTag } from '@/components/sections/price-tag';
import { JsonLd } from '@/components/seo/json-ld';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { projectCategories } from '@/content/portfolio';
import { projectPlan, projectOffers } from '@/content/portfolio-offers';
import { portfolio } from '@/content/portfolio-page';
import { ledeWithSamples, sampleWords } from '@/content/provenance';
import { readProjects } from '@/lib/documents/read-documents';
import { pageGraph } from '@/lib/seo/json-ld';
import { itemListNode } from '@/lib/seo/json-ld-nodes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { ProjectFilterSlot } from './project-filter.slot';
import { page } from './record';

const { heading, lede, reading, answers, labels } = portfolio;

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function PortfolioPage() {
  const trail = [{ label: 'Home', href: routes.home() }, { label: 'Portfolio' }];
  const projects = readProjects();
  const list = itemListNode(
    page.path,
    projects.map(({ id, title: name }) => ({ name, path: routes.project(id) })),
  );
  const cards = projects.map(project => {
    const offer = projectOffers[project.id];
    return {
      ...project,
      card: offer?.card ?? project.description,
      offer: offer ? `${labels.plan}: ${projectPlan(offer)}` : '',
    };
  });
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, type: 'CollectionPage', trail, about: [list] })} />
      <PageHero title={heading} lede={ledeWithSamples(lede, projects, sampleWords.projects)} trail={trail}>
        <ProjectFilterSlot />
      </PageHero>
      <Section>
        <figure>
          <ProjectGrid projects={cards} categories={projectCategories} />
          <figcaption className="sr-only">{reading.figure}</figcaption>
        </figure>
      </Section>
      <Section ground="mist">
        <SectionHead
          title={reading.title}
          lede={reading.text}
          link={{ href: routes.caseStudies(), label: reading.link }}
        />
        <PriceTag get={answers.get} cost={answers.cost} wide />
      </Section>
      <Closing kind="work" answers={answers} />
    </>
  );
}
