/** What a buyer asks about anything we sell. Each page that sells answers all five, in whole sentences. */
export type FiveAnswers = {
  get: string;
  cost: string;
  who: string;
  you: string;
  next: string;
};

/** Of a page whose list of benefits says what one gets. */
export type AnswersBesideBenefits = Omit<FiveAnswers, 'get'>;

/** Of a page whose receipt says what it costs. */
export type AnswersBesideReceipt = Omit<FiveAnswers, 'cost'>;

/** What the end of a page says: who does the work, what the buyer does, and what happens when. */
export type LastAnswers = Pick<FiveAnswers, 'who' | 'you' | 'next'>;

/** The questions, in the order in which they are answered. */
export const fiveQuestions = {
  get: 'What you get',
  cost: 'What it costs',
  who: 'Who does it',
  you: 'What you do',
  next: 'What happens next',
} as const satisfies Record<keyof FiveAnswers, string>;
