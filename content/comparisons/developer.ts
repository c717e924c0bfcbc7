import { facts } from '@/content/facts';
import { team } from '@/content/team';
import type { Comparison } from './comparison';
import { ourSide } from './our-side';

export const developer = {
  id: 'developer',
  name: 'Your own developer',
  metaTitle: 'Hiring a developer vs our system',
  metaDescription:
    'A good freelance developer can build anything and may know your shop by heart. We are a small crew with set prices. When each is right, and what to agree on.',
  heading: 'Your own developer, or a small crew.',
  lede: 'A good freelancer who knows you and picks up the phone is worth a great deal. If you have one, keep that person. This page is for everybody who is still looking, or waiting.',
  picture: 'browser',
  rows: [
    {
      topic: 'What can be built',
      them: 'Anything. If your idea does not exist yet, this is the only way to it.',
      us: 'What local businesses need, many times over: pages, booking, payment, chat, reports. Inventions are not our trade.',
    },
    {
      topic: 'What you pay for',
      them: 'Hours, or a price for the project. Hosting, later changes and repairs are hours again. Ask for a ceiling.',
      us: ourSide.price,
    },
    {
      topic: 'Time to open',
      them: 'Depends on what else is on the desk. A few weeks when it goes well, and nobody can say when it does not.',
      us: ourSide.speed,
    },
    {
      topic: 'Vacation, illness, a new job',
      them: 'One person is one person. When your developer stops answering, you need a second one who can read the first one’s work.',
      us: `${team.length} people, and more than one of them knows your site. Somebody is always in on a working day.`,
    },
    {
      topic: 'Words and design',
      them: 'Few people can program, draw and write. Plan on a copywriter and perhaps a designer besides.',
      us: 'Writing, drawing and building are three people at the same table, in one price.',
    },
    {
      topic: 'Local search',
      them: 'Sound technique, usually. Profile, listings and reviews are another profession.',
      us: `Setup in every plan, monthly care from ${ourSide.proPlan}.`,
    },
    {
      topic: 'Safety and copies',
      them: 'As good as the person and the contract. Ask where the copies are and when one was last restored.',
      us: ourSide.safety,
    },
    {
      topic: 'Ownership',
      them: 'The code can be yours outright. Get it in writing, with access to the repository, the hosting and the domain.',
      us: ourSide.leaving,
    },
    {
      topic: 'Help',
      them: 'Direct, personal, and sometimes at midnight. Or not until Thursday.',
      us: ourSide.help,
    },
  ],
  prose: [
    {
      heading: 'A tailor or a good outfitter',
      paragraphs: [
        'A developer is a tailor. You get exactly what you asked for, made for you, and you had better know what to ask for. For a business with an unusual way of working, say a rental yard with its own calendar of machines or a bakery that takes orders from sixty schools, nothing else will fit. We would send you there ourselves.',
        'Most shops are not unusual in that way, and there is no shame in it. A dentist’s site has to do what other dentists’ sites do, faster and in better words. For that, somebody who has built the same booking page forty times is quicker than somebody who builds it beautifully once, and you do not pay for the learning.',
      ],
    },
    {
      heading: 'If you hire, agree on these',
      paragraphs: [
        'Whatever you decide, take this list along. The domain is registered in your name. You have a login to the hosting. The code lies in a place that you can open. There is a written page on how to put the site on another server. Copies are made every night, somewhere else, and one has been restored as a test. Changes have a price per hour and a usual waiting time. It is an hour of talk, and it is the hour that people miss most when the person has moved to another state.',
      ],
    },
  ],
  chooseThem: {
    title: 'Choose a developer if',
    items: [
      'you need something that does not exist yet',
      'your website has to work deep inside another program of yours',
      'you know a good one, and that person has time this month and next year',
      'owning every line of code matters to you more than the price',
    ],
  },
  chooseUs: {
    title: 'Choose us if',
    items: [
      'you want a known price and a date',
      'you need words, design and local search as well as code',
      'your last developer is now a mountain guide',
      'you would rather not be the project manager',
    ],
  },
  verdict:
    'For an invention, hire the developer, and spend an hour on the contract. For a website that gets a local business called, you need four trades and a calendar, and that is a crew. We are a small one, and you can meet all of it on the team page.',
  faqs: [
    {
      question: 'My developer has vanished. Can you get me back into my site?',
      answer:
        'Usually. With the domain in your name it takes days, otherwise weeks of letters. We begin by finding out who holds what, and that look costs you nothing.',
    },
    {
      question: 'Can you work together with my developer?',
      answer:
        'Yes. A common split: we build and keep the public site, your developer looks after the special program behind it, and the two talk through an agreed interface.',
    },
    {
      question: 'What if I outgrow your system?',
      answer: `You take domain, words, pictures and design files with you, and we help whoever comes next for an hour, free. In a ${facts.consultation.freeMinutes}-minute call beforehand we tell you honestly if we see that day coming.`,
    },
  ],
} as const satisfies Comparison;
