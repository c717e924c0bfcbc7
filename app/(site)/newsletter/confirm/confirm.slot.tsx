import { defineSlot } from '#engine/page';
import { AccountScreen } from '@/components/account/account-screen';
import { Button, ButtonLink } from '@/components/ui/button';
import { newsletterPages } from '@/content/newsletter';
import type { findSignUpState } from '@/lib/newsletter/newsletter';
import * as newsletter from '@/lib/newsletter/newsletter';
import { routes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

/** Where the link in the email leads: opening it subscribes no one, so a link scanner may. The button does. */
export const ConfirmSlot = defineSlot<{ token: string; state: Awaited<ReturnType<typeof findSignUpState>> }>({
  name: 'newsletter-confirm',
  perRequest: true,
  load: async ({ params }) => {
    const token = params.get('token') ?? '';
    return { token, state: await newsletter.findSignUpState(token, getSite()) };
  },
  Part: ({ visit }) => {
    if (!visit) return null;
    const { token, state } = visit;
    const { meta, text, submit, already, dead } = newsletterPages.confirm;
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
          <input type="hidden" name="token" value={token} />
          <Button type="submit" block>
            {submit}
          </Button>
        </form>
      </AccountScreen>
    );
  },
});
