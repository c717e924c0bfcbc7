import { ButtonLink } from '@/components/ui/button';
import { Receipt } from '@/components/ui/receipt';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { fill, type Figures } from '@/lib/promotion/figures';
import { PromotionText } from './promotion-text';

/** A current customer's three ways to keep the July price, as receipts. */
export function LockInOptions({
  words,
  figures,
  hrefTo,
}: {
  words: LockInWords;
  figures: Figures;
  hrefTo: (inquiry: string) => string;
}) {
  return (
    <Section>
      <SectionHead title={words.title} lede={words.lede} />
      <ul className="grid gap-x-6 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
        {words.options.map(option => (
          <li
            key={option.id}
            className="grid grid-rows-[1fr_auto] gap-6 [&_.receipt]:h-full max-xl:last:md:col-span-2 max-xl:last:md:mx-auto max-xl:last:md:w-[calc(50%-12px)]"
          >
            <Receipt
              as="h3"
              title={option.title}
              lines={option.lines.map(({ label, value }) => ({
                label,
                value: <PromotionText text={value} figures={figures} />,
              }))}
              total={{ label: words.total, value: fill(option.price, figures) }}
              note={fill(option.note, figures)}
            />
            <ButtonLink href={hrefTo(option.inquiry)} variant="ink" block>
              {words.button}
              <span className="sr-only">: {option.title}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type LockInWords = {
  title: string;
  lede: string;
  button: string;
  total: string;
  options: readonly {
    id: string;
    /** What the contact page is asked for. */
    inquiry: string;
    title: string;
    lines: readonly { label: string; value: string }[];
    price: string;
    note: string;
  }[];
};
