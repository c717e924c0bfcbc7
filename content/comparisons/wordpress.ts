import type { Comparison } from './comparison';
import { ourSide } from './our-side';

export const wordpress = {
  id: 'wordpress',
  name: 'WordPress',
  metaTitle: 'WordPress vs our system, compared fairly',
  metaDescription:
    'WordPress is free, everywhere and can do almost anything. It also needs a caretaker. Where it is the better choice for a small shop, and where we are.',
  heading: 'WordPress, or a crew that keeps it running.',
  lede: 'WordPress is the most widely used website program in the world, for good reasons. The question is not whether it can do the job. It is who does the looking after.',
  picture: 'browser',
  rows: [
    {
      topic: 'Getting started',
      them: 'Hosting, a theme and an evening or two if you do it yourself. Weeks if you want it to look like your shop and not like the theme.',
      us: `We interview you, write and build. ${ourSide.speed}`,
    },
    {
      topic: 'What you pay for',
      them: 'The program is free. Hosting, domain, paid theme, paid plugins with yearly renewals, and whoever repairs it are not. Each comes on its own bill.',
      us: ourSide.price,
    },
    {
      topic: 'Updates',
      them: 'The core, the theme and every plugin have their own, often weekly. Most run by themselves. Now and then one breaks a page, and somebody has to notice.',
      us: 'Ours to do and to test. You have no update button, and nothing to forget.',
    },
    {
      topic: 'Security',
      them: 'The core is well kept. Break-ins come mostly through plugins that were not updated or were abandoned by their authors.',
      us: 'No plugins from strangers. We watch it, keep copies, and answer for it.',
    },
    {
      topic: 'Adding a feature',
      them: 'There is a plugin for nearly anything, tens of thousands of them. This is its great strength, and nobody else comes close.',
      us: 'Booking, payments, live chat and languages as add-ons. Anything more unusual we quote, and sometimes we say no.',
    },
    {
      topic: 'Editing',
      them: 'You can change everything, at any hour, layout included. It takes a while to learn, and so does undoing it.',
      us: 'Hours, prices, photos and news from your phone. For larger changes you write to us.',
    },
    {
      topic: 'Speed on a phone',
      them: 'Quick when built with care. Slow when a page builder and twenty plugins each bring their own scripts.',
      us: 'Small pages without plugins, measured before launch and every month after.',
    },
    {
      topic: 'Leaving',
      them: 'The best there is. Copy the files and the database, and any host in the world will take you.',
      us: ourSide.leaving,
    },
    {
      topic: 'Help',
      them: 'Forums, your host, or a person you pay by the hour. All exist; none is responsible for the whole.',
      us: ourSide.help,
    },
  ],
  prose: [
    {
      heading: 'It is a kitchen, not a dinner',
      paragraphs: [
        'WordPress gives you a fully fitted kitchen for nothing. If somebody in your house cooks, that is a wonderful present. A nephew who enjoys it, a marketing person with a free day each month, an agency that you trust: with any of them, a WordPress site is a sound choice, and you will never outgrow it.',
        'What we meet is the other kind. The nephew went to college. The theme stopped being updated in the second year. There are thirty-one plugins, four of which do the same thing, and a contact form that has not sent a mail since spring. None of this is the fault of WordPress. It is what happens to a kitchen in which nobody cooks.',
      ],
    },
    {
      heading: 'Count three years, not the first month',
      paragraphs: [
        'The fair sum is over three years. On the one side: hosting, domain, renewals of theme and plugins, an hour or two of care each month at your own or somebody else’s rate, and one larger repair. On the other: our setup fee and thirty-six months. If your own hours cost you nothing, WordPress wins. If an hour of yours is worth what you charge for it, look again.',
      ],
    },
  ],
  chooseThem: {
    title: 'Choose WordPress if',
    items: [
      'somebody you can name will look after it every month, and likes to',
      'you publish a great deal, with several writers, or need something unusual that a plugin already does',
      'you want to be able to move to any host, with design and all, on any day',
      'the budget is small and your evenings are free',
    ],
  },
  chooseUs: {
    title: 'Choose us if',
    items: [
      'nobody in the shop wants to hear the word “plugin” again',
      'you need a handful of good pages and the local search work that goes with them',
      'you would like one bill and one phone number',
      'a site that is down on a Saturday costs you jobs',
    ],
  },
  verdict:
    'With a caretaker, WordPress is hard to beat, and we will not talk you out of it. Without one, it is a shop with the door left open. We are the caretaker with the shop already built. If you love your WordPress site and only lack the care, ask about Monthly Only: we take over the website you have, after a look at it.',
  faqs: [
    {
      question: 'Can you move my WordPress site over?',
      answer:
        'Yes. We take over words, pictures and articles, and lead each old address to its new one, so that search engines and bookmarks find their way. The design is made new.',
    },
    {
      question: 'Do you build in WordPress?',
      answer:
        'Not for new sites. We can only promise speed and safety for what we have built and tested ourselves. An existing WordPress site we can take over under Monthly Only, after a look at it.',
    },
    {
      question: 'Will I lose my rankings if I leave WordPress?',
      answer:
        'Google does not care which program made a page. It does care when addresses vanish. Moves that go wrong nearly always forgot the redirects, so those are on our list before launch.',
    },
  ],
} as const satisfies Comparison;
