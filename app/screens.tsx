/**
 * The screens that the server draws for each request without the framework, into the frame of the page that this made
 * once (server/framed-pages.ts). The build makes one file of this module: scripts/setup/build-screens.ts.
 */
import { renderToString } from 'react-dom/server';
import { loadIslands } from '#engine/page';
import { islands } from '@/components/islands/registry';
import { getEnv } from '@/lib/env/server';
import { routes } from '@/lib/routes';
import { getSearchDeps } from '@/lib/search-services';
import { CheckoutScreen } from './(site)/checkout/checkout-screen';
import { findShownSearch, SearchScreen } from './(site)/search/search-screen';

await loadIslands([islands.checkout, islands['search-results']]);

/** By the path of their page. */
export const screens: Readonly<Record<string, (params: SearchParams) => Promise<string>>> = {
  [routes.checkout()]: params =>
    Promise.resolve(renderToString(<CheckoutScreen params={params} env={getEnv()} />)),
  [routes.search()]: async params =>
    renderToString(<SearchScreen {...await findShownSearch(params, getSearchDeps())} />),
};

type SearchParams = Record<string, string | string[] | undefined>;
