import { demoShop } from '@/content/demo-shop';
import { facts } from '@/content/facts';
import { site } from '@/content/site';

/**
 * Our own three short films, for where a video is shown while none is configured. `ops/film/render.mjs` draws them
 * from here: after changing a word, a figure or a time, render them again. They have no sound; each chapter's
 * board is painted in the picture, and its caption is the text track.
 */
export const films = {
  support: {
    width: 1280,
    height: 720,
    seconds: 17,
    label: 'How we support your business, a short video without sound',
    chapters: [
      {
        from: 0.4,
        to: 5.2,
        board: `${facts.delivery.typicalBusinessDays} business days`,
        caption: `We build your website in ${facts.delivery.typicalBusinessDays} business days, once we have your content.`,
      },
      {
        from: 5.4,
        to: 9.8,
        board: 'On the map',
        caption: 'We put the pin on your door, so people around the corner find you.',
      },
      {
        from: 10,
        to: 14.6,
        board: 'Open all night',
        caption:
          'After closing time the chatbot answers. The next business morning a person reads every word.',
      },
      { from: 14.8, to: 17, board: site.name, caption: site.tagline },
    ],
    chat: [
      { from: 'customer', text: 'Can anyone come tomorrow?' },
      { from: 'bot', text: 'I’m the shop’s chatbot. I can book you at 8:00 or 9:30 am.' },
    ],
    transcript: [
      'The sun comes up over a drawn Main Street. Shop after shop goes by: a café, a florist, a restaurant, a dentist, a plumber.',
      'A pin with a striped awning drops onto the plumber’s roof. Evening falls, the windows light up, and a customer’s question is answered on the plumber’s site while the shop is closed.',
    ],
  },
  founder: {
    width: 1280,
    height: 720,
    seconds: 13,
    label: `Meet ${site.founder}, a short video without sound`,
    chapters: [
      {
        from: 0.4,
        to: 4.4,
        board: `Since ${site.foundedYear}`,
        caption:
          'I grew up behind the counter of my aunt’s hardware store. The first website I built was hers.',
      },
      {
        from: 4.6,
        to: 8.6,
        board: 'Two streets over',
        caption: 'Most owners have a website. Their neighbors just can’t find it.',
      },
      {
        from: 8.8,
        to: 13,
        board: 'Get found',
        caption: 'So that’s the job: get you found, then get out of your way.',
      },
    ],
    transcript: [
      `A drawing of ${site.founder} in a doorway under a striped awning. A row of shops passes behind the glass.`,
    ],
  },
  demo: {
    width: 1280,
    height: 720,
    seconds: 33,
    label: 'Our demo, a short video without sound',
    chapters: [
      {
        from: 0.4,
        to: 7.8,
        board: 'On the map',
        caption: 'Someone searches for a plumber. The map shows three names, and this one is first.',
      },
      {
        from: 8.2,
        to: 15,
        board: 'One tap to call',
        caption: 'They open the site: what it is, where it is, and a number that dials.',
      },
      {
        from: 15.4,
        to: 23.2,
        board: 'Booked at night',
        caption: 'It’s late, and nobody is at the desk. The chatbot offers two open times and books one.',
      },
      {
        from: 23.6,
        to: 30.2,
        board: 'One plain page',
        caption:
          'Once a month the owner reads one page: calls, directions, bookings, and one thing to do next.',
      },
      { from: 30.6, to: 33, board: site.name, caption: site.tagline },
    ],
    chat: [
      { from: 'customer', text: 'Water heater’s leaking. Can anyone come tomorrow?' },
      { from: 'bot', text: 'I’m the shop’s chatbot. I can book you at 8:00 or 9:30 am.' },
      { from: 'customer', text: '8 please. 14 Orchard Lane.' },
      { from: 'bot', text: 'Booked for 8:00 am.' },
    ],
    transcript: [
      `On a drawn map of a small town, someone types “${demoShop.search.words}.” Two gray pins appear. Then a striped one drops between them: ${demoShop.search.name}, ${demoShop.search.distance} away, ${demoShop.search.hours.toLowerCase()}.`,
      `Their website opens in a browser: “${demoShop.website.headline} ${demoShop.website.text}” Someone taps “${demoShop.website.button},” and the phone dials.`,
      'It’s night, and nobody is at the desk. A customer tells the chatbot about a leak, picks the first of two times and is booked for the morning.',
      `The owner’s report, “${demoShop.report.title}”: three figures, a row of growing bars, and one thing to do next. At the end, the sun is up over the street.`,
    ],
  },
} as const satisfies Record<string, Film>;

/** Times are in seconds from the beginning. */
export type Film = {
  width: number;
  height: number;
  seconds: number;
  label: string;
  chapters: readonly { from: number; to: number; board: string; caption: string }[];
  chat?: readonly { from: 'customer' | 'bot'; text: string }[];
  /** What is seen, in words; the captions stand between. */
  transcript: readonly string[];
};
