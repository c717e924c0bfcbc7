import { assistant } from '@/content/assistant';
import { companyTopics } from './company';
import { pricesTopics } from './prices';
import { refundsTopics } from './refunds';
import { serviceTopics } from './service';
import type { Topic } from './topic';
import { workTopics } from './work';

/** First come the more special ones: of two topics that fit equally well, the first answers. */
export const topics: readonly Topic[] = [
  ...pricesTopics,
  ...refundsTopics,
  ...serviceTopics,
  ...workTopics,
  ...companyTopics,
];

/** Questions that mean several things: what each choice says is a topic. */
export const clarifications: readonly {
  id: string;
  when: string;
  also?: string;
  choices: readonly { label: string; topic: string; of?: string }[];
}[] = [
  {
    id: 'response',
    when: 'response, response time, response when',
    also: 'time',
    choices: assistant.clarify.response,
  },
];
