/** The three platform products (docs/product/pages.md#catalog). `scene` names a shop of the drawn street. */
export const products = [
  {
    id: 'local-seo-website',
    title: 'Local SEO Website',
    shortTitle: 'Local SEO Website',
    icon: 'globe',
    color: 'enamel',
    scene: 'florist',
    description: 'A website people can find and a map listing that points to your door, built as one thing.',
    navigationLine: 'Website and map listing in one',
    features: [
      '5 pages, written for your trade and your town',
      'Google Business Profile claimed and filled in',
      'Listings matched: same name, address and phone',
      'Contact form and click-to-call on every page',
      'Hosting and SSL certificate',
    ],
    popular: false,
  },
  {
    id: 'local-seo-website-chatbot',
    title: 'Local SEO Website + Chatbot',
    shortTitle: 'Website with Chatbot',
    icon: 'comments',
    color: 'pin',
    scene: 'plumber',
    description:
      'The same website, with a chatbot that answers from your own price list while you are on a job.',
    navigationLine: 'Answers while you’re on a job',
    features: [
      '10 pages, mobile-responsive',
      'Chatbot that books real times from your calendar',
      'Every conversation read by a person, the next business morning',
      'Google Business Profile managed',
      '2 blog posts a month',
    ],
    popular: true,
  },
  {
    id: 'local-seo-website-premium',
    title: 'Local SEO Website Premium',
    shortTitle: 'Premium Website',
    icon: 'chart-line',
    color: 'plum',
    scene: 'dentist',
    description:
      'For several locations, or plans to open more: a page per door, weekly reports, priority edits.',
    navigationLine: 'Weekly reports, priority edits',
    features: [
      '15+ pages, one per location',
      'Chatbot with a price list for each location',
      'Weekly reports of calls, directions and bookings',
      'Review requests sent and replies written',
      'Priority edits, same business day',
    ],
    popular: false,
  },
] as const;
