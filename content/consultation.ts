import { embeds } from '@/content/embeds';

/** The free call. */
export const consultation = {
  freeMinutes: 30,
  /** How it is booked, in one wording for each page that offers it: by the configured calendar, else by our form. */
  how:
    embeds.scheduler === ''
      ? 'Tell us a day and time that work for you, in your time zone. We’ll email you to confirm.'
      : 'Pick a day and a time. The calendar sends you the invitation.',
} as const;
