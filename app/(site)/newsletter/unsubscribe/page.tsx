import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { Button, ButtonLink } from '@/components/ui/button';
import { newsletterPages } from '@/content/newsletter';
import { findSubscription } from '@/lib/newsletter/newsletter';
import { routes } from '@/lib/site/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Metadata {
  const { meta } = newsletterPages.unsubscribe;
  return pageMetadata({ ...meta, path: routes.newsletterLeave(), noindex: true, hasSecretAddress: true });
}

/** Where the link in a newsletter leads: opening it changes nothing, so a link scanner may. The button does. */
export default async function NewsletterLeavePage({ searchParams }: NewsletterLeavePageProps) {
  const { key } = await searchParams;
  const given = typeof key === 'string' ? key : '';
  const { meta, text, submit, ended, dead } = newsletterPages.unsubscribe;
  const subscription = await findSubscription(given, getSite());
  if (!subscription)
    return (
      <AccountScreen title={dead.title} lede={dead.text}>
        <ButtonLink href={routes.contact()} block>
          {dead.action}
        </ButtonLink>
      </AccountScreen>
    );
  if (!subscription.isActive)
    return (
      <AccountScreen title={ended.title} lede={ended.text}>
        <ButtonLink href={routes.home()} block>
          {newsletterPages.home}
        </ButtonLink>
      </AccountScreen>
    );
  return (
    <AccountScreen title={meta.title} lede={text}>
      <form method="post" action={routes.newsletterLeave()}>
        <input type="hidden" name="key" value={given} />
        <Button type="submit" block>
          {submit}
        </Button>
      </form>
    </AccountScreen>
  );
}

type NewsletterLeavePageProps = { searchParams: Promise<{ key?: string | string[] }> };
