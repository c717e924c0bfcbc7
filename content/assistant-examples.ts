import { site } from '@/content/site';

/** Beside the conversation of /ask: what the assistant can tell, by what people come for. Each is the question of a topic. */
export const assistantExamples: Examples = {
  title: 'What I can tell you about',
  groups: [
    {
      title: 'Prices and paying',
      items: [
        { topic: 'all-plan-prices', label: 'What do the plans cost?' },
        { topic: 'pay-how', label: 'How can I pay?' },
        { topic: 'sales-tax', label: 'Is sales tax included?' },
      ],
    },
    {
      title: 'The work',
      items: [
        { topic: 'write-text', label: 'Do I have to write the text?' },
        { topic: 'edits', label: 'How many edits do I get?' },
        { topic: 'existing-site', label: 'What if I already have a website?' },
      ],
    },
    {
      title: 'Google and the chatbot',
      items: [
        { topic: 'rank', label: 'Can you promise me the top spot?' },
        { topic: 'seo-time', label: 'When does local SEO work?' },
        { topic: 'chatbot-wrong', label: 'Will the chatbot make things up?' },
      ],
    },
    {
      title: 'Leaving',
      items: [
        { topic: 'own-site', label: 'Who owns the site if I leave?' },
        { topic: 'contract', label: 'Is there a contract?' },
        { topic: 'data-after', label: 'What happens to my data?' },
      ],
    },
  ],
};

/** Below them, for those who would rather talk. */
export const assistantCall = {
  title: 'Rather talk?',
  text: `The phone is answered ${site.hours.text}.`,
} as const;

type Examples = {
  title: string;
  groups: readonly { title: string; items: readonly { topic: string; label: string }[] }[];
};
