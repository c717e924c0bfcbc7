import type { NextId } from '../svg';

/** A building of the street, drawn from its left foot; `front` is what stands before it on the pavement. */
export type Shop = {
  width: number;
  draw: (nextId: NextId) => string;
  front?: () => string;
};
