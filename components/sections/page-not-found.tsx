import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { notFound } from '@/content/not-found';
import { routes } from '@/lib/routes';
import { NotFoundPanel } from './not-found-panel';

/** Shown at a URL that has no page. */
export function PageNotFound({ picture }: { picture?: ReactNode }) {
  const { title, text, home, search } = notFound;
  return (
    <NotFoundPanel
      title={title}
      text={text}
      links={
        <>
          <ButtonLink href={routes.home()}>{home}</ButtonLink>
          <ButtonLink href={routes.search()} variant="line">
            {search}
          </ButtonLink>
        </>
      }
      picture={picture}
    />
  );
}
