/** For pages and components. */
export { createIsland, type Islands } from './islands/island';
export { useIsLive } from './islands/use-is-live';
export { Changing, Choice, defineSlot, Redirect, visitNow } from './slots/slot';
export type { SlotRequest } from './slots/shared';
