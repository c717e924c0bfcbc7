import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { searchWords } from '@/content/search';
import { routes } from '@/lib/routes';

/** What stands below 'No results found'. */
export function NothingFound({ picture }: { picture: ReactNode }) {
  const { hint, products, services } = searchWords.none;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[1.2fr_1fr]">
      <div>
        <p className="mt-3 mb-6 text-lede">{hint}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={routes.products()} variant="ink">
            {products}
          </ButtonLink>
          <ButtonLink href={routes.services()} variant="line">
            {services}
          </ButtonLink>
        </div>
      </div>
      <div className="h-[240px] max-lg:hidden [&_svg]:size-full">{picture}</div>
    </div>
  );
}
