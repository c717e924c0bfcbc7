import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';

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
  heading: 'Show the work, not a commercial.',
  lede: 'People watch a brake job online before they pay for one. Six short, honest videos can make you the person they call.',
  notNeeded: {
    items: ['you hate being filmed', 'your site still lacks prices, hours or a phone number'],
    note: 'Written answers with good photos do nearly as much and cost less.',
  },
  desk: {
    title: 'One video, on one card.',
    sample: 'Sample storyboard, fictional garage',
    marks: [
      { title: 'The answer comes first.', text: 'Nobody waits through a logo.' },
      { title: 'Your hands, your light.', text: 'A phone on a stand by a window, and a clip-on microphone.' },
      { title: 'The town at the end.', text: 'Your door, your hours, your number.' },
    ],
  },
  change: {
    title: 'Short answers, filmed plainly.',
    text: 'There’s no music and no studio. You talk for an afternoon, and we do the rest.',
    before: 'A commercial',
    after: 'What we film',
    rows: [
      { thing: 'The title', before: '“Welcome to our garage”', after: 'The question, and your town' },
      { thing: 'The length', before: 'As long as the music', after: 'Ninety seconds' },
      { thing: 'The words', before: 'A script', after: 'Yours, in your voice' },
      { thing: 'Captions', before: 'Made by a machine', after: 'Corrected by hand' },
      { thing: 'On your pages', before: 'Loads for everyone', after: 'Loads when someone taps play' },
      { thing: 'What we count', before: 'Views', after: 'Views from your area, and calls' },
    ],
  },
  costs: {
    lines: [
      { label: 'Videos, captions and titles', value: 'quoted first' },
      { label: 'Filming', value: 'one afternoon' },
      { label: 'Ads for a video', value: 'optional', note: 'Billed to you by Google.' },
    ],
    google: 'Nothing',
    note: 'The channel is free and in your name.',
    strip: { label: 'If you leave', value: 'You keep the videos' },
  },
  faqs: [
    {
      question: 'Do I need special equipment?',
      answer:
        'A phone from the last five years, a small stand and a window. Bad sound is worse than a dark picture, so buy a clip-on microphone.',
    },
    {
      question: 'How often do I have to publish?',
      answer:
        'You don’t. Ten useful videos and then nothing is fine. We redo one when prices or products change.',
    },
    {
      question: 'Will videos lift my spot on the map?',
      answer: 'Not by themselves. They give people a reason to call you and not the next name.',
    },
  ],
  related: ['business-profile', 'ads-management', 'training', 'maps-integration'],
  more: { label: 'Content marketing, the written side', href: routes.service('content-marketing') },
} as const satisfies GoogleService;
