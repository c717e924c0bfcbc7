import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { notFound } from '@/content/not-found';
import { routes } from '@/lib/site/routes';
import { NotFoundPanel } from './not-found-panel';

/** Shown at a URL that has no page. `signIn`, at the desk's, is the way back in for staff. */
export function PageNotFound({ picture, signIn }: { picture?: ReactNode; signIn?: string }) {
  const { title, text, home, search, staff } = notFound;
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
      below={
        signIn === undefined ? null : (
          <p className="mt-6" data-status="404">
            {staff.text} <TextLink href={signIn}>{staff.signIn}</TextLink>
          </p>
        )
      }
      picture={picture}
    />
  );
}
