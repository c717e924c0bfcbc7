import { PersonAvatar } from '@/components/company/person-avatar';
import { StreetRow } from '@/components/drawings/street-row';
import { Chat } from '@/components/exhibits/chat';
import { ButtonLink } from '@/components/ui/button';
import type { Person } from '@/content/person';

/** The night section: what the chatbot said while the shop was closed, and who read it in the morning. */
export function NightShift({ title, lede, chat, reader, href }: NightShiftProps) {
  return (
    <section className="night on-dark night-ground relative overflow-hidden bg-night text-white">
      <div className="wrap relative z-[1] grid items-stretch gap-split lg:grid-cols-[1fr_1.12fr]">
        <div className="self-center pt-sec lg:py-sec">
          <h2>{title}</h2>
          <p className="mt-5 mb-8 text-lede max-sm:mt-3 max-sm:mb-5 text-night-soft">{lede}</p>
          <p className="stamp flex items-center gap-2 mb-3 text-marigold font-display font-bold text-small/[1.2] tabular-nums">
            9:05 am, coffee in hand
          </p>
          <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 rounded-card bg-night-card px-5 py-4">
            <span className="row-span-2">
              <PersonAvatar person={reader} />
            </span>
            <b>Your account lead</b>
            <span className="text-night-soft">
              Read the chat, found nothing to correct, and left you to your work.
            </span>
          </div>
          <ButtonLink href={href} variant="white" className="mt-7 max-sm:mt-4">
            How the chatbot works
          </ButtonLink>
        </div>
        <div className="flex flex-col justify-between gap-45 pt-2 max-sm:gap-8 lg:min-h-[830px] lg:gap-6 lg:pt-split">
          <div className="relative z-[2]">
            <p className="stamp flex items-center gap-2 mb-3 text-marigold font-display font-bold text-small/[1.2] tabular-nums">
              9:42 pm, you’re closed
            </p>
            <Chat lines={chat} speakers={{ customer: 'Customer', bot: 'Chatbot' }} className="mt-1.5" />
          </div>
          <StreetRow
            plan={['plumber', 'florist', 'coffee', 'barber', 'books']}
            className="h-[290px] max-lg:ml-9 max-sm:h-[160px]"
          />
        </div>
      </div>
    </section>
  );
}

type NightShiftProps = {
  title: string;
  lede: string;
  chat: readonly { from: 'customer' | 'bot'; text: string }[];
  reader: Pick<Person, 'name' | 'photo' | 'portrait'>;
  href: string;
};
