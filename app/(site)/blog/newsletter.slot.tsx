import { defineSlot } from '#engine/page';
import { NextSteps } from '@/components/forms/next-steps';
import { Island } from '@/components/islands/island';
import { Section } from '@/components/ui/section';
import { blog } from '@/content/blog';
import { leadReplies } from '@/content/lead-replies';
import type { FormAttempt } from '@/lib/forms/schema';
import { routes } from '@/lib/site/routes';

/** Where readers leave their address for the notes. */
export const Newsletter = defineSlot<FormAttempt>({
  name: 'newsletter-form',
  Part: ({ visit }) => {
    const { title, text, privacy } = blog.newsletter;
    const note = { ...privacy, href: routes.policy('privacy-policy') };
    return (
      <Section id="newsletter" ground="mist">
        <div className="grid items-center gap-x-split gap-y-8 lg:grid-cols-[1.1fr_1fr]">
          <div>
            <h2>{title}</h2>
            <p className="mt-4 max-w-[30em] text-lede">{text}</p>
          </div>
          <div className="rounded-card bg-card p-inset shadow-lift">
            <Island name="lead-form" form="newsletter-form" note={note} attempt={visit}>
              <NextSteps items={leadReplies['newsletter-form'].nextSteps} />
            </Island>
          </div>
        </div>
      </Section>
    );
  },
});
