import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { Button, ButtonLink } from '@/components/ui/button';
import { newsletterPages } from '@/content/newsletter';
import { findSignUpState } from '@/lib/newsletter/newsletter';
import { routes } from '@/lib/site/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { getSite } from '@/lib/site/site';

export function generateMetadata(): Metadata {
  const { meta } = newsletterPages.confirm;
  return pageMetadata({ ...meta, path: routes.newsletterConfirm(), noindex: true, hasSecretAddress: true });
}

/** Where the link in the email leads: opening it subscribes no one, so a link scanner may. The button does. */
export default async function NewsletterConfirmPage({ searchParams }: NewsletterConfirmPageProps) {
  const { token } = await searchParams;
  const given = typeof token === 'string' ? token : '';
  const { meta, text, submit, already, dead } = newsletterPages.confirm;
  const state = await findSignUpState(given, getSite());
  if (state === 'already')
    return (
      <AccountScreen title={already.title} lede={already.text}>
        <ButtonLink href={routes.home()} block>
          {newsletterPages.home}
        </ButtonLink>
      </AccountScreen>
    );
  if (state === 'dead')
    return (
      <AccountScreen title={dead.title} lede={dead.text}>
        <ButtonLink href={`${routes.blog()}#newsletter`} block>
          {dead.action}
        </ButtonLink>
      </AccountScreen>
    );
  return (
    <AccountScreen title={meta.title} lede={text}>
      <p className="mb-6 font-bold">{newsletterPages.consent}</p>
      <form method="post" action={routes.newsletterConfirm()}>
        <input type="hidden" name="token" value={given} />
        <Button type="submit" block>
          {submit}
        </Button>
      </form>
    </AccountScreen>
  );
}

type NewsletterConfirmPageProps = { searchParams: Promise<{ token?: string | string[] }> };
