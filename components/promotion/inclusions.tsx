import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { fill, type Figures } from '@/lib/promotion/figures';

/** Everything that the July price holds. */
export function Inclusions({ words, figures }: { words: InclusionWords; figures: Figures }) {
  return (
    <Section ground="mist">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[.8fr_1.35fr]">
        <div>
          <h2>{words.title}</h2>
          <p className="soft mt-4 text-lede">{words.lede}</p>
        </div>
        <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {words.items.map(item => (
            <li key={item.title} className="grid grid-cols-[22px_1fr] gap-x-3">
              <Icon name="check" className="mt-1 size-5 text-ok" />
              <div>
                <h3 className="text-label leading-snug">{fill(item.title, figures)}</h3>
                <p className="soft mt-1">{fill(item.text, figures)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

type InclusionWords = {
  title: string;
  lede: string;
  items: readonly { title: string; text: string }[];
};
