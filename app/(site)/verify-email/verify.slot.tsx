import { defineSlot } from '#engine/page';
import { AccountScreen } from '@/components/account/account-screen';
import { Button, ButtonLink } from '@/components/ui/button';
import { accountPages } from '@/content/account';
import { findNewAddress } from '@/lib/accounts/email-address';
import { findVisitor } from '@/lib/accounts/session-cookie';
import { routes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

/** Where the link in the mail leads: opening it confirms nothing, so a mail scanner may. The button does. */
export const VerifySlot = defineSlot<{ link: VerifyLink | null }>({
  name: 'verify-email',
  perRequest: true,
  load: async ({ params, headers }) => {
    const site = getSite();
    const visitor = await findVisitor(headers.get('cookie'), site);
    if (!visitor) return { link: null };
    const secret = params.get('token') ?? '';
    const { id: accountId, email } = visitor.account;
    return { link: { secret, email, newEmail: await findNewAddress(secret, accountId, site) } };
  },
  Part: ({ visit }) => (visit?.link ? <Confirm {...visit.link} /> : <SignedOut />),
});

function SignedOut() {
  const { meta, signedOut, signIn, notYou } = accountPages.verify;
  return (
    <AccountScreen title={meta.title} lede={signedOut} below={<p className="soft text-small">{notYou}</p>}>
      <ButtonLink href={routes.signIn()} block>
        {signIn}
      </ButtonLink>
    </AccountScreen>
  );
}

function Confirm({ secret, email, newEmail }: VerifyLink) {
  const { meta, text, submit } = accountPages.verify;
  const words = newEmail === null ? { title: meta.title, text, submit } : accountPages.confirmMove;
  return (
    <AccountScreen title={words.title} lede={words.text}>
      <p className="mb-6 font-bold wrap-anywhere">{newEmail ?? email}</p>
      <form method="post" action={routes.accountAction('verify-email')}>
        <input type="hidden" name="token" value={secret} />
        <Button type="submit" block>
          {words.submit}
        </Button>
      </form>
    </AccountScreen>
  );
}

/** `newEmail`: the address that the account moves to by this link; null where it only confirms the account's own. */
type VerifyLink = { secret: string; email: string; newEmail: string | null };
