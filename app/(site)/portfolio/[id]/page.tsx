import type { Metadata } from 'next';
import { CalloutFrame } from '@/components/portfolio/callout-frame';
import { CountedUnits } from '@/components/portfolio/counted-units';
import { NextProject } from '@/components/portfolio/next-project';
import { ProjectFacts } from '@/components/portfolio/project-facts';
import { Closing } from '@/components/sections/closing';
import { ItemNotFound } from '@/components/sections/item-not-found';
import { JsonLd } from '@/components/seo/json-ld';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { projectExhibits } from '@/content/portfolio-exhibits';
import { projectDays, projectOffers, projectPlan, projectPrice } from '@/content/portfolio-offers';
import { portfolio } from '@/content/portfolio-page';
import { isSample } from '@/content/provenance';
import { readProjects } from '@/lib/documents/read-documents';
import { pageGraph } from '@/lib/seo/json-ld';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { UNKNOWN_ID } from '@/lib/site/ids';
import { routes } from '@/lib/site/routes';
import { findProject } from '../find-project';
import { projectNode } from '../project-node';
import { pageOf } from './record';

const { labels, notFound } = portfolio;

export function generateStaticParams(): Params[] {
  return [...readProjects().map(({ id }) => ({ id })), { id: UNKNOWN_ID }];
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const project = findProject((await params).id);
  if (!project) return notFoundMetadata(notFound);
  return pageMetadata(pageOf(project));
}

export default async function ProjectPage({ params }: PageProps) {
  const project = findProject((await params).id);
  // A whole page of its own: the engine answers it, with status 404, for every id that no one prerendered.
  if (!project) return <ItemNotFound words={notFound} listHref={routes.portfolio()} />;
  const exhibit = projectExhibits[project.id];
  const offer = projectOffers[project.id];
  const trail = [
    { label: 'Home', href: routes.home() },
    { label: 'Portfolio', href: routes.portfolio() },
    { label: project.title },
  ];
  const rows = [
    { label: labels.category, value: project.category },
    { label: labels.address, value: project.address },
    { label: labels.launched, value: project.launched },
    { label: labels.built, value: project.built },
    { label: labels.results, value: project.results },
    { label: labels.plan, value: offer && projectPlan(offer) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  return (
    <>
      <JsonLd
        graph={pageGraph({
          ...pageOf(project),
          type: 'ItemPage',
          trail,
          about: isSample(project) ? [] : [projectNode(project)],
        })}
      />
      <PageHero title={project.title} lede={project.lede} trail={trail} />
      <div className="callout-section">
        <div className="wrap">
          <CalloutFrame project={project} callouts={exhibit?.callouts ?? []} />
        </div>
      </div>
      {exhibit ? <CountedUnits exhibit={exhibit} /> : null}
      <Section as="div">
        <div className="grid gap-y-head">
          <ProjectFacts
            title={labels.facts}
            rows={rows}
            technologies={{ label: labels.technologies, items: project.technologies ?? [] }}
          />
          <div className="grid items-start gap-x-split gap-y-9 lg:grid-cols-2">
            <StoryPart title={labels.problem} text={project.problem} />
            <StoryPart title={labels.work} text={project.work} />
            <StoryPart title={labels.result} text={project.result} />
            {offer ? (
              <>
                <StoryPart title={labels.owner} text={offer.owner} />
                <StoryPart title={labels.failed} text={offer.failed} />
              </>
            ) : null}
            {isSample(project) ? <p className="soft text-small lg:col-span-2">{labels.sample}</p> : null}
            {offer ? (
              <>
                <StoryPart
                  title={labels.withUs}
                  text={`${projectPrice(offer)} ${offer.why} ${projectDays}`}
                />
                <StoryPart title={labels.quoted} text={offer.quoted} />
              </>
            ) : null}
            <p className="flex flex-wrap gap-x-8 gap-y-3 lg:col-span-2">
              {project.isCaseStudy ? (
                <TextLink href={`${routes.caseStudies()}#${project.id}`}>{labels.caseStudy}</TextLink>
              ) : null}
              <TextLink href={routes.portfolio()}>{labels.all}</TextLink>
            </p>
          </div>
        </div>
      </Section>
      {project.next ? (
        <Section ground="mist">
          <NextProject label={labels.next} project={project.next} />
        </Section>
      ) : null}
      <Closing kind="work" />
    </>
  );
}

type Params = { id: string };
type PageProps = { params: Promise<Params> };

/** One part of a project's story: a heading and a paragraph. */
function StoryPart({ title, text }: { title: string; text: string }) {
  return (
    <section className="max-w-[31rem]">
      <h2 className="text-figure">{title}</h2>
      <p className="mt-3 text-body leading-[1.6]">{text}</p>
    </section>
  );
}
