import { addOns } from '@/content/add-ons';
import { formatDollars } from '@/lib/kernel/money';
import type { Comparison } from './comparison';
import { ourSide } from './our-side';

const [booking] = addOns;

export const squarespace = {
  id: 'squarespace',
  name: 'Squarespace',
  metaTitle: 'Squarespace vs our system for a local shop',
  metaDescription:
    'Squarespace makes handsome sites for people with handsome photos. We make pages that get a plumber called. Where each is the better choice, row by row.',
  heading: 'A handsome template, or a page about your street.',
  lede: 'Squarespace has some of the best-looking templates anywhere. They look best with the photos they came with. The question is what you have to put in.',
  picture: 'map-pack',
  rows: [
    {
      topic: 'Looks',
      them: 'Excellent from the first minute. Calm type, good spacing, hard to spoil.',
      us: 'Drawn for your trade and your street. Less grand, more yours. It also has to look right with the photos that you really have.',
    },
    {
      topic: 'Who does the work',
      them: 'You, in a tidy editor that takes an evening to learn. Words and pictures are your side of it.',
      us: 'We interview, write, build and enter everything. You correct.',
    },
    {
      topic: 'Time to open',
      them: 'Days, if you have the pictures. Many people pay a designer to set it up for them.',
      us: ourSide.speed,
    },
    {
      topic: 'What you pay for',
      them: 'One monthly or yearly plan with hosting in it. Selling, scheduling, mail campaigns and members’ areas cost more, and so does a designer if you take one.',
      us: ourSide.price,
    },
    {
      topic: 'Appointments',
      them: 'A scheduling product of its own, mature and well made. For classes and consultations it is one of the best.',
      us: `The add-on ${booking.name}, ${formatDollars(booking.monthlyPrice)}/month, tied to your own calendar, and to the chatbot if you have one.`,
    },
    {
      topic: 'Local search',
      them: 'Sound technique under the hood. Town pages, listings, profile and reviews are up to you.',
      us: `Setup in every plan. From ${ourSide.proPlan} somebody keeps the profile and reports on calls each month.`,
    },
    {
      topic: 'Going beyond the template',
      them: 'Code can be added, and stands on ground that the template’s makers may move.',
      us: 'We change the page itself, since it is ours to change. Unusual wishes get a price first.',
    },
    {
      topic: 'Leaving',
      them: 'Basic pages and a blog can be exported in WordPress form. Shop pages, galleries and the design do not come along.',
      us: ourSide.leaving,
    },
    {
      topic: 'If you do not like it',
      them: 'A trial period, so you see it before you pay.',
      us: `You see it before anybody else, and have ${ourSide.guarantee}`,
    },
  ],
  prose: [
    {
      heading: 'Look at the template without its pictures',
      paragraphs: [
        'A useful test: open the template that you like, and cover the photographs with your hand. What is left is a name, a line of small type and a lot of air. For a photographer, an architect or a restaurant with a good eye, that air is exactly right, since the pictures do the talking and the name does the rest.',
        'For a roofer it is the wrong way around. His visitor has a bucket under the ceiling. She wants to know whether he comes to her village, whether he comes today, and what looking at it costs. Those are words, in large type, with a number under them. They look less well in a brochure, and they get called.',
      ],
    },
    {
      heading: 'A page for each town is dull and works',
      paragraphs: [
        'Handsome sites tend to be short. Local search likes them longer: a page for each service that people name, and for each town that you really drive to, written by somebody who knows the difference. You can make such pages in Squarespace. Somebody has to write them, though, and then next spring write them better. That work is most of what our plans consist of.',
      ],
    },
  ],
  chooseThem: {
    title: 'Choose Squarespace if',
    items: [
      'your pictures sell you: portfolio, weddings, interiors, a menu worth photographing',
      'you have an eye for it and will enjoy the editor',
      'you sell classes, appointments or a small range of fine things',
      'people already know your name and look you up',
    ],
  },
  chooseUs: {
    title: 'Choose us if',
    items: [
      'people search for your trade and not for your name',
      'your best photos are on your phone, of a finished boiler',
      'you would like the words written for you',
      'you want the map, the reviews and the site in the same hands',
    ],
  },
  verdict:
    'For a business that is looked at, Squarespace is a fine and fair choice. For a business that is called, looks are the smaller half, and the larger half, the words, the towns and the map, does not come with a template.',
  faqs: [
    {
      question: 'Can I keep my domain if it is registered with Squarespace?',
      answer:
        'Yes. A domain can be pointed to us while it stays there, or moved to any registrar you like. It is yours in either case, and we never put it in our name.',
    },
    {
      question: 'Will my new site look less good?',
      answer:
        'It will look like your shop. Theo painted signs for six years before he drew websites. Look at the portfolio and judge for yourself.',
    },
    {
      question: 'What happens to my blog?',
      answer:
        'It comes along, with dates, pictures and addresses. Squarespace exports it, and we lead each old address to the new one.',
    },
  ],
} as const satisfies Comparison;
