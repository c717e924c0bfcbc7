import { Face } from '@/components/company/face';
import { SampleTagOf } from '@/components/exhibits/sample-tag';
import type { Person } from '@/content/person';

/** A team member in a shop window, with or without the name board above. */
export function ShopWindow({
  person,
  among = [],
  named = false,
  as: Heading = 'h3',
  children,
}: ShopWindowProps) {
  const firstName = person.name.split(' ')[0] ?? person.name;
  return (
    <div>
      <Face
        person={person}
        sizes="(min-width: 48em) 33vw, 80vw"
        frame={`shop-window relative overflow-hidden aspect-[1/0.86] rounded-card ${GROUNDS[person.ground]}`}
        portraitClass="absolute bottom-2 left-1/2 w-[66%] -translate-x-1/2"
      >
        {named ? (
          <span
            aria-hidden="true"
            className="absolute inset-x-2 top-2 bg-board px-2 pt-3 pb-3 text-center font-display text-body leading-none font-extrabold tracking-[0.01em] font-stretch-[122%] text-butter"
          >
            {firstName.toUpperCase()}
          </span>
        ) : null}
      </Face>
      <div className="mt-4 flex flex-wrap items-center gap-x-2.5">
        <Heading className="text-h3 font-[750]">{person.name}</Heading>{' '}
        <SampleTagOf item={person} among={among} />
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
  person: Person;
  /** The people of the same section, where one sentence says that they are samples. */
  among?: readonly Person[];
  named?: boolean;
  as?: 'h2' | 'h3';
  children: React.ReactNode;
};
