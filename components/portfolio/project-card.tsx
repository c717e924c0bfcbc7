import { routes } from '@/lib/routes';
import { BrowserFrame } from './browser-frame';
import type { ClientSiteId } from './client-site';

/** One project of the grid: its website in a browser, its name and one sentence. The whole card is the link. */
export function ProjectCard({ project, category }: { project: Project; category: string }) {
  return (
    <li className="project group relative min-w-0" data-category={project.category}>
      <BrowserFrame address={project.address} image={project.image} />
      <h2 className="mt-4 mb-1 text-h3 font-[750] tracking-[-0.012em]">
        <a href={routes.project(project.id)} className="after:absolute after:inset-0 group-hover:text-pin">
          {project.title}
        </a>
      </h2>
      <p className="soft">
        <b className="font-semibold text-ink">{category}.</b> {project.description}
      </p>
    </li>
  );
}

export type Project = {
  id: string;
  title: string;
  category: string;
  address: string;
  image: ClientSiteId;
  description: string;
};
