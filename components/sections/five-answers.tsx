import { Section } from '@/components/ui/section';
import { fiveQuestions, type FiveAnswers as Answers } from '@/content/five-answers';

/**
 * The five answers of a page that sells, as a table: on the home page, the price list and where people start. Other
 * pages that sell give each answer once, in a drawing, on a price tag or at their end.
 */
export function FiveAnswers({ title, answers, ground = 'paper' }: FiveAnswersProps) {
  return (
    <Section ground={ground}>
      <h2 className="mb-7 max-sm:mb-4 max-w-[22em]">{title}</h2>
      <dl className="border-t border-line">
        {QUESTIONS.map(([key, question]) => (
          <div
            key={key}
            className="grid gap-x-split gap-y-1 border-b border-line py-4 max-md:py-2.5 max-md:text-small md:grid-cols-[minmax(0,.8fr)_minmax(0,2fr)]"
          >
            <dt className="font-bold">{question}</dt>
            <dd className="max-w-[29em]" data-answer={key}>
              {answers[key]}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const QUESTIONS = Object.entries(fiveQuestions) as [keyof Answers, string][];

type FiveAnswersProps = {
  /** Names what is sold: 'Local SEO: what you get and what it costs'. */
  title: string;
  answers: Answers;
  ground?: 'paper' | 'mist';
};
