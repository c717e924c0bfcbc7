import { countdownBehaviour } from '@/components/promotion/countdown-behaviour';
import type { Behaviours } from './behaviours';

/** What stands on nearly every page and works by itself: part of the early script. */
export const ALWAYS = {
  countdown: countdownBehaviour,
} satisfies Behaviours;
