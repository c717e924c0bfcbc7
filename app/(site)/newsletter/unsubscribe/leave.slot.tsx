import { defineSlot } from '#engine/page';
import { AccountScreen } from '@/components/account/account-screen';
import { Button, ButtonLink } from '@/components/ui/button';
import { newsletterPages } from '@/content/newsletter';
import { findReader } from '@/lib/newsletter/newsletter';
import { routes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

/**
 * Where the link in a newsletter leads: opening it changes nothing, so a link scanner may. The button does. `isActive` is
 * null where the link belongs to no subscription.
 */
export const LeaveSlot = defineSlot<{ key: string; isActive: boolean | null }>({
  name: 'newsletter-leave',
  perRequest: true,
  load: async ({ params }) => {
    const key = params.get('key') ?? '';
    const subscription = await findReader(key, getSite());
    return { key, isActive: subscription?.isActive ?? null };
  },
  Part: ({ visit }) => {
    if (!visit) return null;
    const { key, isActive } = visit;
    const { meta, text, submit, ended, dead } = newsletterPages.unsubscribe;
    if (isActive === null)
      return (
        <AccountScreen title={dead.title} lede={dead.text}>
          <ButtonLink href={routes.contact()} block>
            {dead.action}
          </ButtonLink>
        </AccountScreen>
      );
    if (!isActive)
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
          <input type="hidden" name="key" value={key} />
          <Button type="submit" block>
            {submit}
          </Button>
        </form>
      </AccountScreen>
    );
  },
});
