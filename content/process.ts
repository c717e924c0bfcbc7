/** The five steps of every job (docs/product/pages.md#catalog). `alt` says how the shop looks by then. */
export const processSteps = [
  {
    id: 1,
    title: 'Discovery & Planning',
    description:
      'We learn your trade, your town and your busy season, and write down what the site has to do.',
    alt: 'An empty shop, and its owner beside a plan on an easel',
  },
  {
    id: 2,
    title: 'Website Design & Development',
    description: 'We draft the pages and place the photos. You approve the words and see it working first.',
    alt: 'The shop behind scaffolding, half of it painted',
  },
  {
    id: 3,
    title: 'SEO Implementation',
    description:
      'Profile, listings, local pages and search data go in, all with the same name, address and phone.',
    alt: 'The finished shop under a map pin, and someone with a phone',
  },
  {
    id: 4,
    title: 'Launch & Training',
    description: 'Your domain points to the new site. We show you how to make changes, on your own screen.',
    alt: 'The shop is open, and customers come in',
  },
  {
    id: 5,
    title: 'Ongoing Support & Optimization',
    description:
      'Monthly checks on the map, the speed and the forms. We fix what slips before you have to ask.',
    alt: 'The same shop with a tree, and someone repainting its sign',
  },
] as const;
