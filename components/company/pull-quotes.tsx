import type { Person } from '@/content/person';
import { PersonAvatar } from './person-avatar';

/** What the people say about their work, set large. */
export function PullQuotes({ quotes }: { quotes: readonly PullQuote[] }) {
  return (
    <ul className="grid gap-x-split gap-y-12 lg:grid-cols-2">
      {quotes.map(({ text, ...person }, index) => (
        <li key={person.name}>
          <figure>
            <blockquote className="font-display text-figure leading-[1.2] font-[750] tracking-[-0.02em]">
              “{text}”
            </blockquote>
            <figcaption className="mt-5 flex items-center gap-3 leading-[1.35]">
              <PersonAvatar person={person} ground={GROUNDS[index % GROUNDS.length] ?? GROUNDS[0]} />
              <span>
                <b className="block">{person.name}</b>
                <span className="soft text-small">{person.role}</span>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

const GROUNDS = ['bg-marigold dark:bg-marigold-soft', 'bg-sky-deep', 'bg-rose', 'bg-mint'] as const;

type PullQuote = Pick<Person, 'name' | 'role' | 'photo' | 'portrait'> & { text: string };
