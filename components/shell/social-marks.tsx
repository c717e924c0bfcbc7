import { site } from '@/content/site';

/** Linked where an address is configured, plain marks where not. */
export function SocialMarks() {
  return (
    <ul className="mt-4 -ml-2.5 flex gap-1">
      {site.social.map(({ name, href }) => (
        <li key={name}>
          {href === '' ? (
            <span className="grid size-11 place-items-center">
              <Mark name={name} />
              <span className="sr-only">{name}</span>
            </span>
          ) : (
            <a
              href={href}
              rel="noopener"
              className="grid size-11 place-items-center rounded-sign hover:bg-white/10"
            >
              <Mark name={name} />
              <span className="sr-only">{name}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function Mark({ name }: { name: keyof typeof MARKS }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-[22px]">
      <path d={MARKS[name]} />
    </svg>
  );
}

const MARKS = {
  LinkedIn:
    'M4.5 8h3.4v11H4.5zM6.2 3.5a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM10 8h3.2v1.5c.6-1 1.8-1.8 3.5-1.8 3 0 3.8 2 3.8 4.9V19h-3.4v-5.6c0-1.6-.3-2.9-1.9-2.9s-1.9 1.4-1.9 2.8V19H10z',
  Facebook:
    'M13.5 21v-8h2.7l.4-3.2h-3.1V7.9c0-.9.3-1.6 1.6-1.6h1.7V3.4c-.3 0-1.3-.1-2.5-.1-2.4 0-4.1 1.5-4.1 4.2v2.3H7.5V13h2.7v8z',
  YouTube:
    'M21.6 7.6a2.5 2.5 0 0 0-1.8-1.8C18.2 5.4 12 5.4 12 5.4s-6.2 0-7.8.4a2.5 2.5 0 0 0-1.8 1.8C2 9.2 2 12 2 12s0 2.8.4 4.4a2.5 2.5 0 0 0 1.8 1.8c1.6.4 7.8.4 7.8.4s6.2 0 7.8-.4a2.5 2.5 0 0 0 1.8-1.8c.4-1.6.4-4.4.4-4.4s0-2.8-.4-4.4zM10 15V9l5.2 3z',
} as const;
