import type { Sourced } from '@/content/provenance';

/** What past July customers say, on the promotion's page (docs/product/promotion.md). */
export const testimonials: readonly Testimonial[] = [
  {
    provenance: 'sample',
    author: 'Nadine P.',
    business: 'Second Loaf Bakery',
    rating: 5,
    text: 'I signed up on a Tuesday with flour on my phone. The site was live the Thursday after next, and people now come in with the Saturday list already on their screen.',
  },
  {
    provenance: 'sample',
    author: 'Luis C.',
    business: 'Harbor Lane Locksmith',
    rating: 5,
    text: 'Most of my calls come at night, from people locked out on a porch. Now they find the number. Three calls in the first weekend paid for two months.',
  },
  {
    provenance: 'sample',
    author: 'Gwen A.',
    business: 'Paper Kite Preschool',
    rating: 5,
    text: 'Parents want to see the rooms and the hours before they call. They asked me the right questions and wrote pages that sound like us.',
  },
  {
    provenance: 'sample',
    author: 'Terrence B.',
    business: 'Blackbird Barbers',
    rating: 5,
    text: 'I had a page from 2014 with the wrong street on it. They found eleven listings with the old address and cleaned them up before I thought to ask.',
  },
  {
    provenance: 'sample',
    author: 'Irina V.',
    business: 'Maple & Main Physical Therapy',
    rating: 4,
    text: 'Photos took a week longer than planned, and that was on us. They kept the July price for us and didn’t nag. The map brings us four or five new patients a month.',
  },
];

type Testimonial = Sourced & { author: string; business: string; rating: number; text: string };
