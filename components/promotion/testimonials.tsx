import { SampleTagOf } from '@/components/exhibits/sample-tag';
import { Avatar } from '@/components/ui/avatar';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { SignStrings } from '@/components/ui/sign-strings';
import { Stars } from '@/components/ui/stars';
import type { Sourced } from '@/content/provenance';

/** What past July customers say, as door signs hung at different heights. */
export function Testimonials({ title, items }: { title: string; items: readonly Testimonial[] }) {
  if (items.length === 0) return null;
  return (
    <Section>
      <SectionHead title={title} />
      <ul className="-mt-6 grid items-start gap-x-6 gap-y-3 md:grid-cols-2 xl:grid-cols-6">
        {items.map((item, index) => (
          <li
            key={item.author}
            className={index < 3 ? 'xl:col-span-2' : 'md:max-xl:odd:last:col-span-2 xl:col-span-3'}
          >
            <DoorSign item={item} look={LOOKS[index % LOOKS.length] ?? ''} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function DoorSign({ item, look }: { item: Testimonial; look: string }) {
  return (
    <figure className={`md:max-[62.5em]:p-6 door-sign ${look}`}>
      <SignStrings />
      <span className="text-label">
        <Stars rating={item.rating} />
      </span>
      <blockquote className="text-body leading-[1.55]">“{item.text}”</blockquote>
      <figcaption className="mt-0.5 flex items-center gap-3 border-t border-line pt-4 leading-snug">
        <Avatar name={item.author} ground="bg-sky-deep" />
        <span className="grow">
          <b className="block">{item.author}</b>
          <span className="soft text-small">{item.business}</span>
        </span>
        <SampleTagOf item={item} />
      </figcaption>
    </figure>
  );
}

const LOOKS = [
  '',
  'door-sign-pin',
  '[--drop:74px] [--keyline:var(--color-enamel)]',
  '[--drop:58px]',
  'door-sign-pin [--drop:84px]',
];

type Testimonial = Sourced & { author: string; business: string; rating: number; text: string };
