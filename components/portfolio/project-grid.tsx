import { ProjectCard, type CardProject } from './project-card';
import './project-grid.css';

export function ProjectGrid({ projects, categories }: ProjectGridProps) {
  const labels = new Map(categories.map(({ id, label }) => [id, label]));
  return (
    <ul className="project-grid">
      {projects.map(project => (
        <ProjectCard
          key={project.id}
          project={project}
          among={projects}
          category={labels.get(project.category) ?? project.category}
        />
      ))}
    </ul>
  );
}

type ProjectGridProps = {
  projects: readonly CardProject[];
  categories: readonly { id: string; label: string }[];
};
