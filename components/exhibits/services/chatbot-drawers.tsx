import type { ReactNode } from 'react';
import { BenefitList } from '@/components/catalog/benefit-list';
import { Portrait } from '@/components/drawings/portrait';
import { DrawerCards, DrawerFront } from '@/components/exhibits/drawer';
import { Exhibit } from '@/components/exhibits/exhibit';
import { SentenceLines } from '@/components/ui/sentence-lines';
import { chatbotExhibit } from '@/content/exhibits/chatbot';
import type { ServicePage } from '@/lib/documents/read-documents';

/** Its benefits, then what it may do, as the drawers of a counter: three open a different way, the fourth is locked. */
export function ChatbotDrawers({ benefits, tag }: ChatbotDrawersProps) {
  const { title, lede, plate, items } = chatbotExhibit.drawers;
  return (
    <section className="overflow-hidden bg-mist pt-split">
      <div className="wrap">
        <div className="grid items-end gap-8 lg:grid-cols-[1fr_auto]">
          <div className="lg:pb-head">
            <h2>
              <SentenceLines text={title} />
            </h2>
            <p className="mt-3.5 mb-5 max-w-[27em] text-lede">{lede}</p>
            <div data-answer="get">
              <BenefitList benefits={benefits} />
            </div>
            <div className="mt-8">{tag}</div>
          </div>
          <div className="flex items-end gap-4 sm:mr-[12%]" aria-hidden="true">
            <span className="mb-8 max-w-[12.5em] rounded-sign bg-board px-4 py-3 font-display text-small/tight font-[750] text-butter">
              {plate}
            </span>
            <Portrait person="kofi" className="-mb-0.5 size-[148px] shrink-0 sm:size-[188px]" />
          </div>
        </div>
        <Exhibit name="drawers" className="drawers">
          <ul className="grid gap-3 border-b-22 border-wood-29 p-3 sm:grid-cols-2 xl:grid-cols-4">
            {items.map(drawer => (
              <Drawer key={drawer.title} {...drawer} />
            ))}
          </ul>
        </Exhibit>
      </div>
    </section>
  );
}

function Drawer({ title, cards, text }: DrawerWords) {
  return (
    <li className="flex flex-col justify-end overflow-hidden rounded-edge bg-(--w4) xl:min-h-[372px]">
      {cards.length > 0 ? <DrawerCards cards={cards} /> : null}
      <DrawerFront
        plateAs="h3"
        plate={title}
        lock={cards.length > 0 ? undefined : <Padlock />}
        className={cards.length > 0 ? '' : 'flex-1 content-center'}
      >
        {text ? <p className="drawer-text">{text}</p> : null}
      </DrawerFront>
    </li>
  );
}

function Padlock() {
  return (
    <svg width="74" height="84" viewBox="0 0 74 84" aria-hidden="true">
      <path className="fill-none stroke-(--b-steel) stroke-9" d="M19 38V25a18 18 0 0 1 36 0v13" />
      <rect className="fill-(--b-brass)" x="8" y="36" width="58" height="46" rx="7" />
      <circle className="fill-wood-29" cx="37" cy="57" r="6.5" />
    </svg>
  );
}

type ChatbotDrawersProps = Pick<ServicePage, 'benefits'> & { tag: ReactNode };

type DrawerWords = (typeof chatbotExhibit.drawers.items)[number];
