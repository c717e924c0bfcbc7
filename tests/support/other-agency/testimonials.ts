import type { testimonials as ours } from '../../../content/testimonials';

/** There is no promotion, so no one speaks of it. */
export const testimonials: typeof ours = [];
