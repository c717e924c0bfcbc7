import { defineSlot } from '#engine/page';
import { Island } from '@/components/islands/island';
import { CATEGORY_PARAMETER } from '@/components/portfolio/filter-words';
import { projectCategories } from '@/content/portfolio';
import { portfolio } from '@/content/portfolio-page';
import { readProjects } from '@/lib/documents/read-documents';

/** The filter. The category in the address is chosen, without scripts too. */
export const ProjectFilterSlot = defineSlot<string>({
  name: 'project-filter',
  Part: ({ visit }) => {
    const projects = readProjects();
    const categories = projectCategories
      .map(category => ({
        ...category,
        count: projects.filter(project => project.category === category.id).length,
      }))
      .filter(({ count }) => count > 0);
    return <Island name="project-filter" {...portfolio.filter} categories={categories} first={visit} />;
  },
  load: ({ params }) => projectCategories.find(({ id }) => id === params.get(CATEGORY_PARAMETER))?.id,
});
