import { portfolio as original } from '../../../content/portfolio-page';

export * from '../../../content/portfolio-page';

export const portfolio = {
  ...original,
  description:
    'Two websites that we built near Port Alder: a bait shop and a bakery. What the problem was, what we built, and what changed.',
  labels: { ...original.labels, all: 'All projects' },
  notFound: {
    ...original.notFound,
    description:
      'There’s no project at this link. All of them are on one page, with the problem, the work and the result of each.',
    link: 'See all projects',
  },
};
