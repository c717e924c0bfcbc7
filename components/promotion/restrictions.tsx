import { Section } from '@/components/ui/section';
import type { Figures } from '@/lib/promotion/figures';
import { PromotionText } from './promotion-text';

/** The small print, in the size of everything else. */
export function Restrictions({ words, figures }: { words: RestrictionWords; figures: Figures }) {
  return (
    <Section>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[.8fr_1.35fr]">
        <h2>{words.title}</h2>
        <ol className="grid max-w-[33em] list-decimal gap-5 pl-6 marker:font-bold">
          {words.items.map(item => (
            <li key={item.title} className="pl-2">
              <b>{item.title}:</b> <PromotionText text={item.text} figures={figures} />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

type RestrictionWords = { title: string; items: readonly { title: string; text: string }[] };
