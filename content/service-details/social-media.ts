import type { AnswersBesideBenefits } from '@/content/five-answers';
import { planPrices, saleTerms } from '@/content/sale-terms';

const { basic } = planPrices;
const startDays = saleTerms.serviceStartBusinessDays;

/** `/services/social-media`. */
export const socialMedia = {
  id: 'social-media',
  heading: 'Social media posts for small local businesses',
  metaTitle: 'Social media for small local businesses',
  metaDescription:
    'Three honest posts a week from your own shop, planned a month ahead, with replies the same business day. No dances, no stock photos.',
  fullDescription:
    'Your followers already like you. We keep you in front of them with pictures of your own work, and answer when they write.',
  benefits: [
    {
      title: 'A month at a glance',
      text: 'You see the plan before the month starts and cross out what isn’t you.',
    },
    {
      title: 'Pictures of your work',
      text: 'We show your team what to shoot, in person or on video, and edit what they send.',
    },
    {
      title: 'Three posts a week',
      text: 'They go to the one or two networks that your customers use.',
    },
    {
      title: 'Replies the same day',
      text: 'Comments and messages are answered during business hours or passed to you.',
    },
    {
      title: 'Events and offers',
      text: 'The dates and prices are the same as on your site and your profile.',
    },
    {
      title: 'A line in the report',
      text: 'It says which posts led to a call, a booking or a visit.',
    },
  ],
  answers: {
    cost: `No plan includes social media, so it’s quoted before we start. The price depends on how many networks you want, who takes the pictures and how many messages come in. You don’t need a website from us for it. If you want one too, Basic is ${basic.both}.`,
    who: 'Our content writer plans and writes the posts. The photographer shows your team what to shoot, and client care answers the messages or passes them to you.',
    you: 'You send us ten or so pictures a month, straight from the phone. You look at the plan once before the month begins, and you tell us when something sad or silly has happened, so we don’t post over it.',
    next: `First we look at your last posts and send you a price. We typically begin within ${startDays} business days of your yes, and the posts start on the Monday after you approve the first plan.`,
  } satisfies AnswersBesideBenefits,
  month: [
    {
      term: 'Week 1',
      text: 'We read what your followers liked in the past year, choose the network, and write down what you don’t want to see.',
    },
    {
      term: 'Week 2',
      text: 'We show your team how to take a decent picture by a window, and draw up the plan for twelve posts.',
    },
    {
      term: 'Week 3',
      text: 'You approve the plan with a red pen, and the first three posts go out on Monday, Wednesday and Friday.',
    },
    {
      term: 'Week 4',
      text: 'We count messages, orders and visits, drop the kind of post that did nothing, and plan the next month.',
    },
  ],
  limits:
    'We don’t buy followers, post pictures of customers who didn’t agree, or argue with strangers in the comments. For a health practice, we don’t show patients or their treatment unless they agreed in writing, and questions about health go to you. Posts don’t go out without your yes, even good ones.',
  reasons: {
    title: 'Reasons to keep social media small',
    items: [
      {
        title: 'Regulars come back.',
        text: 'A post about the new soup fills tables, because people were hungry anyway.',
      },
      {
        title: 'Neighbors look you up.',
        text: 'Before a first visit, many check if your last post is from this month.',
      },
      {
        title: 'One network is enough.',
        text: 'A single one done well is better than four that stopped in March.',
      },
      {
        title: 'Nothing is embarrassing.',
        text: 'We skip trends that don’t fit you, and you could show every post to your mother.',
      },
    ],
  },
  faqs: [
    {
      question: 'Which networks do you cover?',
      answer:
        'Usually we cover Facebook, Instagram and your Google profile, and LinkedIn for offices. We start with one and add another once it runs smoothly.',
    },
    {
      question: 'Do I have to be in the pictures?',
      answer: 'No, though people like to see who works there. Hands, tools and finished work are fine.',
    },
    {
      question: 'What does approval look like?',
      answer:
        'You get one page with the pictures and the words of the month. You cross out, change a word, or reply “yes,” and anything you don’t approve stays in the drawer.',
    },
    {
      question: 'Do you run paid ads too?',
      answer:
        'Yes, small local campaigns with a budget that you set and pay to the network. The posts work without them.',
    },
    {
      question: 'Who owns the accounts on the networks?',
      answer: 'They’re yours. You give us access, and you can take it back at any time.',
    },
  ],
  call: {
    title: 'Book a free call about your last ten posts',
    text: 'We’ll tell you which three to do again, and if it’s worth your money. It takes <Fact name="consultation.freeMinutes"/> minutes and is free.',
  },
} as const;
