import { defineSlot } from '#engine/page';
import { Island } from '@/components/islands/island';
import type { FormAttempt } from '@/lib/forms';

/** With the website that a report's link names, or with what came back. */
export const CheckupFormSlot = defineSlot<FormAttempt>({
  name: 'checkup-form',
  load: ({ params }) => {
    const website = params.get('website')?.slice(0, 300);
    return website ? { values: { website }, errors: [], message: null } : undefined;
  },
  Part: ({ visit }) => <Island name="checkup-form" attempt={visit} />,
});
