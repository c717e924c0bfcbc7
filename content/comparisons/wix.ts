import type { Comparison } from './comparison';
import { ourSide } from './our-side';

export const wix = {
  id: 'wix',
  name: 'Wix',
  metaTitle: 'Wix vs our system: build it or have it built',
  metaDescription:
    'Wix lets you build a site yourself this weekend. We build it with you and bring the town to it. An honest look at both, with the cases where Wix wins.',
  heading: 'Wix by yourself, or built with you.',
  lede: 'Wix is a good do-it-yourself builder, and plenty of small businesses need no more. The price of doing it yourself is that you have to do it yourself.',
  picture: 'article',
  rows: [
    {
      topic: 'Who does the work',
      them: 'You, with a drag-and-drop editor and an assistant that drafts a first version from a few questions.',
      us: 'We do. Your part is an hour of talking, some photos and a pen for corrections.',
    },
    {
      topic: 'Time to open',
      them: 'A weekend, if words and pictures are ready. In our experience they are what takes the other six weeks.',
      us: ourSide.speed,
    },
    {
      topic: 'What you pay for',
      them: 'A monthly or yearly plan by features. A free one exists, with their advertising and their address. Domain, mail and some apps are extra.',
      us: ourSide.price,
    },
    {
      topic: 'Design freedom',
      them: 'Almost total: anything can be put anywhere. That includes places where it should not be, and the phone view needs a second look each time.',
      us: 'You choose among things that work. We will argue with you about a spinning logo.',
    },
    {
      topic: 'Everyday changes',
      them: 'You open the editor and change them, at midnight if you like.',
      us: 'Hours, prices, photos and news from your phone, the rest by mail to us.',
    },
    {
      topic: 'Bookings and shop',
      them: 'Built in on the larger plans and quite capable: classes, tables, tickets, small shops.',
      us: 'Booking and payment as add-ons at a monthly price. Tickets and classes are not our strong side.',
    },
    {
      topic: 'Local search',
      them: 'Tools and checklists are there. Reading them, writing the town pages and asking for reviews is your job.',
      us: `Done for you: setup in every plan, profile care and two articles a month from ${ourSide.proPlan}.`,
    },
    {
      topic: 'Leaving',
      them: 'Your words and pictures can be copied out. The site itself runs only on Wix and cannot be taken to another host.',
      us: ourSide.leaving,
    },
    {
      topic: 'Help',
      them: 'A large help center, chat and call-backs, by people who know the product but not your shop.',
      us: ourSide.help,
    },
  ],
  prose: [
    {
      heading: 'The blank page is the hard part',
      paragraphs: [
        'Nobody fails at Wix because the buttons are difficult. People get stuck at the sentence under their own name. What do you write about a business that you have run for eleven years? Most owners write what they believe websites say: “quality service with a personal touch”. A customer with water on the floor learns nothing from it.',
        'That sentence is our trade. We ask what the last ten callers wanted, and the answers go on the page in their words. If you are good at that yourself, and some owners are very good at it, the builder will do the rest, and you should save the money.',
      ],
    },
    {
      heading: 'After the weekend',
      paragraphs: [
        'The second difference shows in month four. A site you have built yourself stays as it was on that Sunday until you find another one. Meanwhile the competitor across the river has collected thirty reviews and a page for your street. With us somebody has your site open every month, with the map of your town beside it, and calls you when the form has been quiet.',
      ],
    },
  ],
  chooseThem: {
    title: 'Choose Wix if',
    items: [
      'you like building things, and it will not stay half done',
      'you are testing an idea and want to spend next to nothing',
      'you sell classes, tickets or events and want it all in one program',
      'you want to change the layout yourself, often',
    ],
  },
  chooseUs: {
    title: 'Choose us if',
    items: [
      'you have tried it and the draft is from last March',
      'calls from your own town are the point of the whole thing',
      'you would rather correct a text than write one',
      'you want somebody to notice when something stops working',
    ],
  },
  verdict:
    'For a first site, a side business or a person who enjoys it, Wix is the sensible choice, and a good Wix site beats a neglected one from any agency. When the phone has to ring and nobody has the evenings, the cheaper builder becomes the more expensive one.',
  faqs: [
    {
      question: 'Can you take over my Wix site?',
      answer:
        'We take over its content: words, pictures, articles, and the list of its addresses. The site itself has to be built anew, since Wix sites run only on Wix. Old addresses are led to the new ones.',
    },
    {
      question: 'Is Wix bad for Google?',
      answer:
        'No. That was a fair complaint many years ago and is not one now. A Wix site with good pages ranks. What is usually missing is the pages.',
    },
    {
      question: 'Could I keep Wix and book only the local search work?',
      answer:
        'Yes. Profile, listings, reviews and texts for town pages do not depend on who built the site. We write, and you or we paste it into Wix.',
    },
  ],
} as const satisfies Comparison;
