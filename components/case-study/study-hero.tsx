import { pageClaim } from '@/components/drawings/page-scope';
import { sharedPicture } from '@/components/drawings/shared-picture';
import { SampleTag } from '@/components/exhibits/sample-tag';
import { BrowserFrame } from '@/components/portfolio/browser-frame';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { caseStudiesPage } from '@/content/case-studies';
import type { CaseStudy } from '@/content/case-study';
import type { Project } from '@/content/project';
import { isSample } from '@/content/provenance';
import { routes } from '@/lib/site/routes';
import { studyScene } from './drawings/scenes';

/**
 * Where the study begins: its shop at the road, or the project's picture, and the figures on the asphalt. On the way to
 * the project's page the shop becomes its website.
 */
export function StudyHero({ study, project }: { study: CaseStudy; project: Project }) {
  const { labels, sample } = caseStudiesPage;
  return (
    <>
      <div className="study-sky">
        <div className="wrap">
          <div className="study-words">
            <h2>{study.title}</h2>
            <p className="mt-4 max-w-[27em] text-lede">{study.summary}</p>
            <p className="mt-4">
              <TextLink href={routes.project(project.id)}>
                {labels.project}: {project.title}
              </TextLink>
            </p>
          </div>
          {study.scene ? (
            <div
              className={`study-scene ${project.image ? sharedPicture(project.image) : ''}`}
              dangerouslySetInnerHTML={{ __html: studyScene(study.scene, pageClaim()) }}
            />
          ) : (
            <BrowserFrame project={project} />
          )}
        </div>
      </div>
      <div className="study-road on-dark">
        <div className="wrap">
          <dl>
            {study.figures.map(({ label, before, after }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {before} <Icon name="arrow-right" className="size-[.8em] text-marigold" />
                  <span className="sr-only">{labels.became}</span> {after}
                </dd>
              </div>
            ))}
          </dl>
          {isSample(study) ? <SampleTag>{sample}</SampleTag> : null}
        </div>
      </div>
    </>
  );
}
