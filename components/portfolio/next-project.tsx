import { Icon } from '@/components/ui/icon';
import type { Project } from '@/content/project';
import { routes } from '@/lib/site/routes';
import { BrowserFrame } from './browser-frame';

/** The way on: the project next door. */
export function NextProject({ label, project }: { label: string; project: Project }) {
  return (
    <div className="project group relative grid items-center gap-x-split gap-y-6 lg:grid-cols-[1.35fr_1fr]">
      <div>
        <h2>
          {label}:{' '}
          <a href={routes.project(project.id)} className="after:absolute after:inset-0 group-hover:text-pin">
            {project.title}
          </a>
        </h2>
        <p className="soft mt-3 flex items-center gap-3 text-lede">
          {project.description}
          <Icon
            name="arrow-right"
            className="size-6 transition-transform duration-[260ms] ease-settle group-hover:translate-x-[5px]"
          />
        </p>
      </div>
      <BrowserFrame project={project} />
    </div>
  );
}
