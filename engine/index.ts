/** For route handlers and background work. */
import { shared, type PageState } from './slots/shared';

export type { PageState } from './slots/shared';

/** Shows all visitors this state, from now on and after an error at the latest when it is called again. */
export async function showState(state: PageState): Promise<void> {
  shared.state = state;
  await shared.refresh?.();
}
