import type { CaseStudy as Study } from '@/content/case-study';
import type { Project } from '@/content/project';
import { Misses } from './misses';
import { StudyExhibit } from './study-exhibit';
import { StudyHero } from './study-hero';
import { StudyNight } from './study-night';
import './case-study.css';

/** One project told in full: how it was found, what changed, the nights, and what did not work. */
export function CaseStudy({ study, project }: { study: Study; project: Project }) {
  return (
    <article id={project.id} className="study">
      <StudyHero study={study} project={project} />
      {study.scene ? (
        <>
          <StudyExhibit study={study} />
          <StudyNight study={study} />
        </>
      ) : null}
      <Misses failed={study.failed} />
    </article>
  );
}
