import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { ButtonLink } from '@/components/ui/button';
import { newsletterPages } from '@/content/newsletter';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...newsletterPages.unsubscribed.meta, path: routes.newsletterLeft(), noindex: true });
}

export default function NewsletterLeftPage() {
  const { meta, text } = newsletterPages.unsubscribed;
  return (
    <AccountScreen title={meta.title} lede={text}>
      <ButtonLink href={routes.home()} block>
        {newsletterPages.home}
      </ButtonLink>
    </AccountScreen>
  );
}
