import { neighborhoodRanks } from '@/components/drawings/rank-grid';
import { Shop } from '@/components/drawings/shop';
import { StreetRow } from '@/components/drawings/street-row';
import { TownMap } from '@/components/drawings/town-map';
import { Chat } from '@/components/exhibits/chat';

/** The town with rank circles around the pin. */
export function RankPicture() {
  return (
    <TownMap
      seed={23}
      labels="major"
      // Three whole rows of corners, at any width: the town is wider than any picture of it.
      view="-300 120 1320 280"
      pin={[360, 264]}
      pinScale={1.1}
      ranks={neighborhoodRanks}
      label="Map with local rank positions around a shop, best near the shop"
      className="absolute inset-0"
    />
  );
}

/** A browser with a small shop's site in it. */
export function BrowserPicture() {
  return (
    <div aria-hidden="true" className="absolute inset-0 overflow-hidden bg-sky-deep px-[8%] pt-[9%]">
      <div className="h-full overflow-hidden rounded-t-card bg-card text-ink shadow-lift">
        <p className="flex items-center gap-3 border-b border-line px-4 py-2.5 text-tiny text-soft">
          <i className="size-2.5 rounded-full bg-line shadow-[14px_0_var(--color-line),28px_0_var(--color-line)]" />
          <span className="ml-8">fernandtwine.example</span>
        </p>
        <div className="relative h-full bg-rose p-[7%]">
          <p className="font-display text-title leading-none font-extrabold tracking-[-0.03em]">
            Fern <br />& Twine
          </p>
          <p className="mt-3 max-w-[13em] font-semibold">Today’s bouquet, there by four.</p>
          <p className="mt-4 inline-block rounded-sign bg-board px-4 py-2.5 font-bold text-butter">
            Order for $38
          </p>
        </div>
      </div>
      <Shop
        shop="florist"
        sky={348}
        className="absolute right-[10%] -bottom-1.5 aspect-[220/356] h-[54%] sm:h-[min(76%,330px)]"
      />
    </div>
  );
}

/** A booking being made at night. */
export function ChatPicture() {
  return (
    <div aria-hidden="true" className="night absolute inset-0 overflow-hidden bg-night p-[8%] text-white">
      <Chat
        className="relative z-[1]"
        speakers={{ customer: 'Customer', bot: 'Chatbot' }}
        lines={[
          { from: 'customer', text: 'Do you have a chair on Saturday?' },
          { from: 'bot', text: '10:30 or 11:15 with Marlow. Which one?' },
          { from: 'customer', text: '11:15, please.' },
        ]}
      />
      <StreetRow
        plan={['books', 'barber', 'coffee', 'plumber']}
        className="absolute right-0 bottom-0 left-[8%] h-[39%]"
      />
    </div>
  );
}
