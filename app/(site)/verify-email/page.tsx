import type { Metadata } from 'next';
import { AccountScreen } from '@/components/account/account-screen';
import { Button, ButtonLink } from '@/components/ui/button';
import { accountPages } from '@/content/account';
import { routes } from '@/lib/site/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { findNewAddress } from '@/lib/accounts/email-address';
import { getSite } from '@/lib/site/site';
import { findSignedIn } from '../account/find-signed-in';

export function generateMetadata(): Metadata {
  return pageMetadata({
    ...accountPages.verify.meta,
    path: routes.verifyEmail(),
    noindex: true,
    hasSecretAddress: true,
  });
}

/** Where the link in the mail leads: opening it confirms nothing, so a mail scanner may. The button does. */
export default async function VerifyEmailPage({ searchParams }: VerifyEmailPageProps) {
  const { token } = await searchParams;
  const visitor = await findSignedIn();
  const { meta, text, submit, signedOut, signIn, notYou } = accountPages.verify;
  if (!visitor)
    return (
      <AccountScreen title={meta.title} lede={signedOut} below={<p className="soft text-small">{notYou}</p>}>
        <ButtonLink href={routes.signIn()} block>
          {signIn}
        </ButtonLink>
      </AccountScreen>
    );
  const secret = typeof token === 'string' ? token : '';
  const newEmail = await findNewAddress(secret, visitor.account.id, getSite());
  const words = newEmail === null ? { title: meta.title, text, submit } : accountPages.confirmMove;
  return (
    <AccountScreen title={words.title} lede={words.text}>
      <p className="mb-6 font-bold wrap-anywhere">{newEmail ?? visitor.account.email}</p>
      <form method="post" action={routes.accountAction('verify-email')}>
        <input type="hidden" name="token" value={secret} />
        <Button type="submit" block>
          {words.submit}
        </Button>
      </form>
    </AccountScreen>
  );
}

type VerifyEmailPageProps = { searchParams: Promise<{ token?: string | string[] }> };
