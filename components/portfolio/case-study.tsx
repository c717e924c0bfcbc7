import { TextLink } from '@/components/ui/text-link';
import { routes } from '@/lib/routes';
import { BrowserFrame } from './browser-frame';
import type { Project } from './project-card';
import { FigureTable, type FigureTableProps } from './figure-table';

/** One project told in full: what was wrong, what was done, what changed, what did not work. */
export function CaseStudy({ study, project, labels }: CaseStudyProps) {
  const parts = [
    { title: labels.problem, paragraphs: study.problem },
    { title: labels.work, paragraphs: study.work },
    { title: labels.changed, paragraphs: study.changed },
    { title: labels.failed, paragraphs: study.failed },
  ];
  return (
    <article
      id={project.id}
      className="grid items-start gap-x-[clamp(28px,5vw,88px)] gap-y-9 lg:grid-cols-[.8fr_1.35fr]"
    >
      <div className="grid gap-6 lg:sticky lg:top-[108px]">
        <div>
          <h2>{study.title}</h2>
          <p className="soft mt-3 text-lede">{study.summary}</p>
        </div>
        <BrowserFrame address={project.address} image={project.image} />
        <p>
          <TextLink href={routes.project(project.id)}>
            {labels.project}: {project.title}
          </TextLink>
        </p>
      </div>
      <div className="max-w-[42rem]">
        {parts.map(({ title, paragraphs }) => (
          <section key={title} className="mb-8">
            <h3>{title}</h3>
            {paragraphs.map(paragraph => (
              <p key={paragraph} className="mt-3 text-[1.125rem] leading-[1.66]">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        <FigureTable caption={`${project.title}. ${labels.note}`} figures={study.figures} labels={labels} />
      </div>
    </article>
  );
}

type CaseStudyProps = {
  study: {
    title: string;
    summary: string;
    problem: readonly string[];
    work: readonly string[];
    changed: readonly string[];
    failed: readonly string[];
    figures: FigureTableProps['figures'];
  };
  project: Project;
  labels: FigureTableProps['labels'] & {
    problem: string;
    work: string;
    changed: string;
    failed: string;
    project: string;
    note: string;
  };
};
