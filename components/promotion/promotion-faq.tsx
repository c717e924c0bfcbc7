import { FaqList } from '@/components/ui/faq-list';
import { Section } from '@/components/ui/section';
import { fill, type Figures } from '@/lib/promotion/figures';
import { PromotionText } from './promotion-text';

/** Questions about the offer. */
export function PromotionFaq({ words, figures }: { words: FaqWords; figures: Figures }) {
  return (
    <Section tight>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[.8fr_1.35fr]">
        <h2>{words.title}</h2>
        <FaqList
          items={words.items.map(({ question, answer }) => ({
            question: fill(question, figures),
            answer: (
              <p>
                <PromotionText text={answer} figures={figures} />
              </p>
            ),
          }))}
        />
      </div>
    </Section>
  );
}

type FaqWords = { title: string; items: readonly { question: string; answer: string }[] };
