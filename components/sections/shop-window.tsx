import { Portrait } from '@/components/drawings/portrait';
import type { PersonId } from '@/components/drawings/people';
import { SampleTagOf } from '@/components/exhibits/sample-tag';
import type { Sourced } from '@/content/provenance';

/** A team member in a shop window, with or without the name board above. */
export function ShopWindow({ person, named = false, as: Heading = 'h3', children }: ShopWindowProps) {
  const firstName = person.name.split(' ')[0] ?? person.name;
  return (
    <div className={person.className ?? ''}>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of ours, not an image file
        role="img"
        aria-label={`Portrait of ${person.name}, drawn`}
        className={`shop-window ${GROUNDS[person.ground]}`}
      >
        <Portrait person={person.portrait} className="absolute bottom-2 left-1/2 w-[66%] -translate-x-1/2" />
        {named ? (
          <span
            aria-hidden="true"
            className="absolute inset-x-2 top-2 bg-board px-2 pt-3 pb-[11px] text-center font-display text-[1.06rem] leading-none font-extrabold tracking-[0.01em] font-stretch-[122%] text-butter"
          >
            {firstName.toUpperCase()}
          </span>
        ) : null}
      </div>
      <div className="mt-[18px] flex flex-wrap items-center gap-x-2.5">
        <Heading className="text-h3 font-[750]">{person.name}</Heading> <SampleTagOf item={person} />
      </div>
      <div className="soft mt-1">{children}</div>
    </div>
  );
}

const GROUNDS = {
  rose: 'bg-rose',
  'sky-deep': 'bg-sky-deep',
  mint: 'bg-mint',
  marigold: 'bg-marigold dark:bg-marigold-soft',
} as const;

type ShopWindowProps = {
  person: Sourced & { name: string; portrait: PersonId; ground: keyof typeof GROUNDS; className?: string };
  named?: boolean;
  as?: 'h2' | 'h3';
  children: React.ReactNode;
};
