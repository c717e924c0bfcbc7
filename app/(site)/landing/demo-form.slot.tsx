import { defineSlot } from '#engine/page';
import { Island } from '@/components/islands/island';
import { Demo } from '@/components/landing/demo';
import { landing } from '@/content/landing-page';
import type { FormAttempt } from '@/lib/forms/schema';
import { routes } from '@/lib/site/routes';

export const DemoForm = defineSlot<FormAttempt>({
  name: 'landing-form',
  Part: ({ visit }) => {
    const note = { ...landing.privacy, href: routes.privacy() };
    return (
      <Island name="lead-form" form="landing-form" isPlain note={note} attempt={visit}>
        <Demo />
      </Island>
    );
  },
});
