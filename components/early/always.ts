import { countdownBehaviour } from '@/components/promotion/countdown-behaviour';
import { reviewSourceBehaviour } from '@/components/reviews/review-source-behaviour';
import { currentYearBehaviour } from '@/components/shell/current-year-behaviour';
import { toastBehaviour } from '@/components/shell/toast-behaviour';
import type { Behaviours } from './behaviours';

/** What stands on nearly every page and works by itself: part of the early script. */
export const ALWAYS = {
  countdown: countdownBehaviour,
  'current-year': currentYearBehaviour,
  'review-source': reviewSourceBehaviour,
  toast: toastBehaviour,
} satisfies Behaviours;
