import { site } from '@/content/site';

/** A checklist as a fictional bakery's owner writes it after the session. */
export const ownerList = {
  title: 'Google, the short list',
  owner: 'Jo, by the register',
  parts: [
    {
      title: 'Mondays',
      items: [
        { text: 'look at the hours, holiday coming?', isDone: true },
        { text: 'answer new reviews, the bad one too', isDone: true },
        { text: 'one photo. today: the rye', isDone: true },
        { text: 'questions in the inbox', isDone: false },
      ],
    },
    {
      title: 'First of the month',
      items: [
        { text: 'four numbers in the notebook', isDone: true },
        { text: 'ten searches, any new words?', isDone: false },
      ],
    },
    {
      title: `STOP and call ${site.phone.display}`,
      items: [
        { text: 'review from someone never here', isDone: false },
        { text: '“Google” wants money', isDone: false },
        { text: 'profile says permanently closed', isDone: false },
      ],
    },
  ],
} as const;
