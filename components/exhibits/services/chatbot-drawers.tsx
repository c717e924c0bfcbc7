import { BenefitList } from '@/components/catalog/benefit-list';
import { Portrait } from '@/components/drawings/portrait';
import { Exhibit } from '@/components/exhibits/exhibit';
import { SentenceLines } from '@/components/ui/sentence-lines';
import { chatbotExhibit } from '@/content/exhibits/chatbot';
import type { ServicePage } from '@/lib/documents/read-documents';

/** Its benefits, then what it may do, as the drawers of a counter: three open a different way, the fourth is locked. */
export function ChatbotDrawers({ benefits }: Pick<ServicePage, 'benefits'>) {
  const { title, lede, plate, items } = chatbotExhibit.drawers;
  return (
    <section className="drawer-wall">
      <div className="wrap">
        <div className="drawer-head">
          <div>
            <h2>
              <SentenceLines text={title} />
            </h2>
            <p className="mt-3.5 mb-5 max-w-[27em] text-lede">{lede}</p>
            <BenefitList benefits={benefits} />
          </div>
          <div className="drawer-keeper" aria-hidden="true">
            <span>{plate}</span>
            <Portrait person="kofi" />
          </div>
        </div>
        <Exhibit name="drawers" className="cabinet">
          <ul>
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
    <li>
      {cards.length > 0 ? (
        <div className="drawer-cards">
          {cards.map(card => (
            <span key={card}>{card}</span>
          ))}
        </div>
      ) : null}
      <div className="drawer-front">
        <h3>{title}</h3>
        {cards.length > 0 ? <i className="drawer-pull" /> : <Padlock />}
        {text ? <p>{text}</p> : null}
      </div>
    </li>
  );
}

function Padlock() {
  return (
    <svg width="74" height="84" viewBox="0 0 74 84" aria-hidden="true" className="padlock">
      <path d="M19 38V25a18 18 0 0 1 36 0v13" />
      <rect x="8" y="36" width="58" height="46" rx="7" />
      <circle cx="37" cy="57" r="6.5" />
    </svg>
  );
}

type DrawerWords = (typeof chatbotExhibit.drawers.items)[number];
