import { fiveQuestions, type LastAnswers as Answers } from '@/content/five-answers';

/** Three slips over the street: who does the work, what the buyer does, and what happens next. */
export function LastAnswers({ answers }: { answers: Answers }) {
  return (
    <dl className="mt-8 grid gap-3 text-left text-small lg:grid-cols-3 lg:gap-6">
      {QUESTIONS.map(key => (
        <div key={key} className="paper rounded-edge border-t-12 border-pin-fixed p-4 shadow-hung lg:p-6">
          <dt className="font-display text-label font-extrabold">{fiveQuestions[key]}</dt>
          <dd data-answer={key}>{answers[key]}</dd>
        </div>
      ))}
    </dl>
  );
}

const QUESTIONS = ['who', 'you', 'next'] as const;
