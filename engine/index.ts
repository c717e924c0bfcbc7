/** For route handlers and background work. */
import { shared, type HeadersOfVisitor, type PageState, type Visits } from './slots/shared';

export type { HeadersOfVisitor, PageState, Visits } from './slots/shared';

/** Shows all visitors this state, from now on and after an error at the latest when it is called again. */
export async function showState(state: PageState): Promise<void> {
  shared.state = state;
  await shared.refresh?.();
}

/**
 * The page at an address of this site with these of its slots drawn for one visitor, without a policy; null when no such
 * page has any of them. The framework renders a page that is not built, and all in development: with these headers,
 * and what reads a visit by `visitNow`.
 */
export async function fillPage(
  address: string,
  visits: Visits,
  headers: HeadersOfVisitor = {},
): Promise<string | null> {
  return (await shared.fillPage?.(address, visits, headers)) ?? null;
}
