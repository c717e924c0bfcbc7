import { embeds } from './embeds';

/** How a free call is booked, in one wording for each page that offers it: by the configured calendar, else by our form. */
export const consultation = {
  how:
    embeds.scheduler === ''
      ? 'Say which day and time suit you, by your own clock. We email you to agree on the time.'
      : 'Pick a day and a time. The calendar sends you the invitation.',
} as const;
