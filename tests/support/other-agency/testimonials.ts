import type { testimonials as original } from '../../../content/testimonials';

/** There is no promotion, so there are no quotes about one. */
export const testimonials: typeof original = [];
