/** The five steps of every job (docs/product/pages.md#catalog). `image` names a shop of the drawn street. */
export const processSteps = [
  {
    id: 1,
    title: 'Discovery & Planning',
    description:
      'We learn your trade, your town and your busy season, and write down what the site has to do.',
    image: 'books',
    alt: 'A bookkeeper’s shop with lit windows',
  },
  {
    id: 2,
    title: 'Website Design & Development',
    description: 'We draft the pages and place the photos. You approve the words and see it working first.',
    image: 'barber',
    alt: 'A barber’s shop with a striped pole',
  },
  {
    id: 3,
    title: 'SEO Implementation',
    description:
      'Profile, listings, local pages and search data go in, all with the same name, address and phone.',
    image: 'florist',
    alt: 'A flower shop with buckets on the sidewalk',
  },
  {
    id: 4,
    title: 'Launch & Training',
    description: 'Your domain points to the new site. We show you how to make changes, on your own screen.',
    image: 'coffee',
    alt: 'A coffee shop with its door open',
  },
  {
    id: 5,
    title: 'Ongoing Support & Optimization',
    description:
      'Monthly checks on the map, the speed and the forms. We fix what slips before you have to ask.',
    image: 'auto',
    alt: 'A garage with a car on the lift',
  },
] as const;
