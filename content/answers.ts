import { live } from '@/lib/site/live';

/**
 * Answers to questions that the assistant could not answer. Owners write them at the desk; /ask lists them and its
 * assistant gives them (docs/product/assistant.md#answers-of-your-own).
 */
export const answers = live<readonly WrittenAnswer[]>('answers', []);

export type WrittenAnswer = {
  id: number;
  question: string;
  /** Other ways to ask it, one a line. */
  wordings: string;
  answer: string;
};
