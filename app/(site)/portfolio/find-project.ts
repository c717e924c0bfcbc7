import { caseStudies } from '@/content/case-studies';
import { projectCategories } from '@/content/portfolio';
import { readProjects } from '@/lib/documents/read-documents';

/** The project with its category in words, the one after it (the first follows the last), and whether more is written. */
export function findProject(id: string) {
  const projects = readProjects();
  const index = projects.findIndex(project => project.id === id);
  const project = projects[index];
  if (!project) return null;
  return {
    ...project,
    category: projectCategories.find(category => category.id === project.category)?.label ?? '',
    // None for the only one.
    next: projects.length > 1 ? (projects[index + 1] ?? projects[0]) : undefined,
    isCaseStudy: caseStudies.some(study => study.project === id),
  };
}
