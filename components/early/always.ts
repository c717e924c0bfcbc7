import { reviewSourceBehaviour } from '@/components/reviews/review-source-behaviour';
import type { Behaviours } from './behaviours';

/** What stands on nearly every page and works by itself: part of the early script. */
export const ALWAYS = {
  'review-source': reviewSourceBehaviour,
} satisfies Behaviours;
