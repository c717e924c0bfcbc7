import { Illustration } from '@/components/drawings/illustration';
import { Exhibit } from './exhibit';
import './cutaway-shop.css';

/** A house with its front taken off: six rooms, each a thing that we do, each a link to its page. */
export function CutawayShop({ rooms }: { rooms: readonly Room[] }) {
  return (
    <Exhibit name="cutaway" className="mt-head">
      <svg viewBox="0 0 1200 150" preserveAspectRatio="none" className="cutaway-roof" aria-hidden="true">
        <path d="M0 150L70 24H1130L1200 150Z" />
        <path className="fill-slate-40" d="M56 34v-16H1144v16Z" />
      </svg>
      <ul className="cutaway-rooms grid gap-2 w-[min(100%_-_2_*_var(--spacing-gut),var(--container-wrap))] mx-auto p-3 bg-brick-50 [&_svg]:w-full dark:[--n:14%] sm:grid-cols-2 lg:grid-cols-3">
        {rooms.map(({ id, title, text, href }) => (
          <li
            key={id}
            className={`relative flex flex-col bg-(--room) text-ink-fixed leading-[1.4] dark:bg-[color-mix(in_oklab,var(--room),var(--color-dusk-32)_30%)] ${ROOMS[id]}`}
          >
            <Illustration name={`rooms/${id}`} />
            <h2 className="pt-4 px-6 pb-1 bg-(--b-white) text-lede/[1.02] tracking-[-0.01em]">
              <a className="underline decoration-marigold decoration-3 underline-offset-[0.2em]" href={href}>
                {title}
              </a>
            </h2>
            <p className="flex-1 px-6 pb-4 bg-(--b-white)">{text}</p>
          </li>
        ))}
      </ul>
      <div className="cutaway-ground" aria-hidden="true" />
    </Exhibit>
  );
}

type Room = {
  id: keyof typeof ROOMS;
  title: string;
  text: string;
  href: string;
};

/** Every room is painted its own color. */
const ROOMS = {
  websites: '[--room:var(--color-slate-88)]',
  'local-search': '[--room:var(--color-pine-84)]',
  chatbots: '[--room:var(--color-violet-70)]',
  hosting: '[--room:var(--color-wood-80)]',
  'words-and-pictures': '[--room:var(--color-rose-89)]',
  reports: '[--room:var(--b-butter)]',
} as const;
