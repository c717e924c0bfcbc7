/** What a buyer asks about anything we sell. Each page that sells answers all five, in whole sentences. */
export type FiveAnswers = {
  get: string;
  cost: string;
  who: string;
  you: string;
  next: string;
};

/** The questions, in the order in which they are answered. */
export const fiveQuestions = {
  get: 'What you get',
  cost: 'What it costs',
  who: 'Who does it',
  you: 'What you do',
  next: 'What happens next',
} as const satisfies Record<keyof FiveAnswers, string>;
