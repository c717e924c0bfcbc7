import type { testimonials as ours } from '../../../content/testimonials';

/** There is no promotion, so there are no quotes about one. */
export const testimonials: typeof ours = [];
