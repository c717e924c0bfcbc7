import { SampleTagOf } from '@/components/exhibits/sample-tag';
import type { Project } from '@/content/project';
import { routes } from '@/lib/site/routes';
import { BrowserFrame } from './browser-frame';

/** One project of the grid: its website in a browser, its name, what changed, and the plan that it needs. The whole card is the link. */
export function ProjectCard({ project, category, among }: ProjectCardProps) {
  return (
    <li className="project group relative min-w-0" data-category={project.category}>
      <BrowserFrame project={project} />
      <h2 className="mt-4 mb-1 text-h3 font-[750] tracking-[-0.012em]">
        <a href={routes.project(project.id)} className="after:absolute after:inset-0 group-hover:text-pin">
          {project.title}
        </a>
      </h2>
      <p className="soft font-semibold">
        {category}
        {project.offer ? ` · ${project.offer}` : ''}
      </p>
      <p className="soft">
        {project.card} <SampleTagOf item={project} among={among} />
      </p>
    </li>
  );
}

/** `card` is the problem and the number, `offer` the plan that we’d suggest. */
export type CardProject = Project & { card: string; offer: string };

type ProjectCardProps = {
  project: CardProject;
  category: string;
  /** All projects of the grid. */
  among: readonly CardProject[];
};
