import { fiveQuestions, type LastAnswers as Answers } from '@/content/five-answers';
import './last-answers.css';

/** Three slips on a line over the street: who does the work, what the buyer does, and what happens next. */
export function LastAnswers({ answers }: { answers: Answers }) {
  return (
    <dl className="last-answers">
      {QUESTIONS.map(key => (
        <div key={key} className="paper">
          <dt>{fiveQuestions[key]}</dt>
          <dd data-answer={key}>{answers[key]}</dd>
        </div>
      ))}
    </dl>
  );
}

const QUESTIONS = ['who', 'you', 'next'] as const;
