import type { GoogleService } from '@/content/google-services/google-service';
import { site } from '@/content/site';
import { routes } from '@/lib/site/routes';

export const youtube = {
  id: 'youtube',
  name: 'YouTube',
  line: 'A channel that answers real questions',
  icon: 'star',
  shape: 'disc',
  color: 'plum',
  metaTitle: 'A YouTube channel for your local business',
  metaDescription:
    'Short answers filmed at your own counter, with captions, titles people search for, and players that load on a tap. For trades that show their work.',
  heading: 'YouTube videos for local businesses',
  lede: 'People watch a brake job online before they pay for one. Six short, honest videos can make you the person they call, and none of them needs music.',
  notNeeded: {
    items: ['you hate being filmed', 'your site still lacks prices, hours or a phone number'],
    note: 'Written answers with good photos do nearly as much and cost less.',
  },
  desk: {
    title: 'One YouTube video, planned on one card',
    sample: 'Sample storyboard, fictional garage',
    marks: [
      { title: 'The answer comes first', text: 'Nobody waits through a logo, so we begin with the answer.' },
      {
        title: 'Your own work, by a window',
        text: 'A phone on a stand and a clip-on microphone are enough.',
      },
      { title: 'Your town at the end', text: 'The last frame shows your shop, your hours and your number.' },
    ],
  },
  setup: {
    title: 'What we set up on YouTube',
    text: 'We open a channel in your name, with your hours, your town and a link to your site. Together we list the questions that customers ask you most, and each one becomes a video of about ninety seconds. You talk in your own words while a phone films, so there’s no script to learn. We cut the videos, correct the captions by hand and write titles that people search for. On your site, a video loads only when someone taps play, so your pages stay fast.',
    takes:
      'Filming takes one afternoon. How soon the videos are ready depends on how many there are, and we tell you the day before we start.',
    needs:
      'You need a free afternoon, a quiet corner with a window, and the questions that you’re tired of answering.',
    report:
      'It counts views from your area and calls, because a view from the other side of the world doesn’t bring you work.',
    wrong:
      'Prices and products change, so a video can go out of date. Tell us, and we quote the price of filming that part again. If YouTube rejects a title or a caption, we correct it.',
  },
  change: [
    { thing: 'The title', before: '“Welcome to our garage”', after: 'The question, and your town' },
    { thing: 'The length', before: 'As long as the music', after: 'Ninety seconds' },
    { thing: 'The words', before: 'A script', after: 'Yours, in your voice' },
    { thing: 'Captions', before: 'Made by a machine', after: 'Corrected by hand' },
    { thing: 'On your pages', before: 'Loads for everyone', after: 'Loads when someone taps play' },
    { thing: 'What is counted', before: 'Views', after: 'Views from your area, and calls' },
  ],
  answers: {
    get: 'You get a YouTube channel in your name, short videos that each answer one real question, captions corrected by hand, and players on your pages that load on a tap.',
    who: `Near ${site.address.city}, our photographer comes by for the afternoon. Elsewhere you film with your own phone, and we guide you on a video call. Our content person writes the titles and corrects the captions.`,
    you: 'You give us one afternoon and talk about your work. Then you watch each video before it’s public and tell us what’s wrong with it.',
    next: 'Book a Call with three questions that customers ask you. We tell you whether a video or a page answers them better, and send a price. Then we agree on the afternoon.',
  },
  costs: {
    lines: [
      { label: 'Videos, captions and titles', value: 'quoted first' },
      { label: 'Filming', value: 'one afternoon' },
      { label: 'Ads for a video', value: 'optional', note: 'Billed to you by Google.' },
    ],
    google: 'Nothing',
    note: 'The channel is free and in your name.',
    strip: 'The channel and the videos stay yours, and you remove our access.',
  },
  glance: {
    does: 'Answers customers’ questions in short videos of your work',
    plan: 'None',
    price: 'Quoted first, by number of videos',
    skip: 'You hate being filmed',
  },
  faqs: [
    {
      question: 'Do I need special equipment?',
      answer:
        'A phone from the last five years, a small stand and a window will do. Bad sound is worse than a dark picture, so buy a clip-on microphone.',
    },
    {
      question: 'How often do I have to publish?',
      answer:
        'You don’t have to. Ten useful videos and then nothing is fine, because people look for the answer and not for the date.',
    },
    {
      question: 'Will videos lift my spot on the map?',
      answer: 'They won’t do it by themselves. They give people a reason to call you and not the next name.',
    },
  ],
  related: ['business-profile', 'ads-management', 'training', 'maps-integration'],
  more: { label: 'Content marketing, the written side', href: routes.service('content-marketing') },
} as const satisfies GoogleService;
