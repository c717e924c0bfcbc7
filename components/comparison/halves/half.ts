import type { PersonId } from '@/components/drawings/people';

/**
 * The two halves of a comparison's hero, in a box of 600 by 250 units that stands on y = 0. Narrow screens cut up to 70
 * units off each side, wide ones up to 50 off the top.
 */
export type Halves = {
  competitor: () => string;
  agency: (face: DrawFace) => string;
};

/** Draws a shopkeeper into a square whose left top corner is given; `size` is its side. */
export type DrawFace = (person: PersonId, place: { x: number; y: number; size: number }) => string;
