import { Illustration } from '@/components/drawings/illustration';
import { Exhibit } from './exhibit';

/** A house with its front taken off: six rooms, each a thing that we do, each a link to its page. */
export function CutawayShop({ rooms }: { rooms: readonly Room[] }) {
  return (
    <Exhibit name="cutaway" className="cutaway">
      <svg viewBox="0 0 1200 150" preserveAspectRatio="none" className="cutaway-roof" aria-hidden="true">
        <path d="M0 150L70 24H1130L1200 150Z" />
        <path className="ridge" d="M56 34v-16H1144v16Z" />
      </svg>
      <ul className="cutaway-rooms">
        {rooms.map(({ id, title, text, href }) => (
          <li key={id} className={`room-${id}`}>
            <Illustration name={`rooms/${id}`} />
            <h2>
              <a href={href}>{title}</a>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="cutaway-ground" aria-hidden="true" />
    </Exhibit>
  );
}

type Room = {
  id: 'websites' | 'local-search' | 'chatbots' | 'hosting' | 'words-and-pictures' | 'reports';
  title: string;
  text: string;
  href: string;
};
