import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { ButtonLink } from '@/components/ui/button';
import { newsletterPages } from '@/content/newsletter';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';

export function generateMetadata(): Metadata {
  return pageMetadata({
    ...newsletterPages.confirmed.meta,
    path: routes.newsletterConfirmed(),
    noindex: true,
  });
}

export default function NewsletterConfirmedPage() {
  const { meta, text, action } = newsletterPages.confirmed;
  return (
    <AccountScreen title={meta.title} lede={text}>
      <ButtonLink href={routes.blog()} block>
        {action}
      </ButtonLink>
    </AccountScreen>
  );
}
