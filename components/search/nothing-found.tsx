import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { ButtonRow } from '@/components/ui/button-row';
import { searchWords } from '@/content/search';
import { routes } from '@/lib/site/routes';

/** What is below 'No results found'. The picture, which the server drew, waits in the page until it is shown. */
export function NothingFound({ isShown, picture }: { isShown: boolean; picture: ReactNode }) {
  const { hint, products, services, ask } = searchWords.none;
  return (
    <div hidden={!isShown} className="grid gap-x-12 lg:grid-cols-[1.2fr_1fr]">
      {isShown ? (
        <div>
          <p className="mt-3 mb-6 text-lede">{hint}</p>
          <ButtonRow>
            <ButtonLink href={routes.products()} variant="ink">
              {products}
            </ButtonLink>
            <ButtonLink href={routes.services()} variant="line">
              {services}
            </ButtonLink>
            <ButtonLink href={routes.ask()} variant="line">
              {ask}
            </ButtonLink>
          </ButtonRow>
        </div>
      ) : null}
      {/* It reaches up beside the heading, and its foot on to the pavement. */}
      <div className="relative -mt-16 -mb-2 h-[280px] max-lg:hidden [&_svg]:size-full">{picture}</div>
      <div className="pavement h-9 max-lg:hidden lg:col-span-2" />
    </div>
  );
}
