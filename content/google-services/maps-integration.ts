import { plans } from '@/content/plans';
import { formatDollars } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';

const [basic, , premium] = plans;

export const mapsIntegration = {
  id: 'maps-integration',
  name: 'Google Maps Integration',
  line: 'A map that doesn’t slow your site',
  icon: 'map',
  shape: 'square',
  color: 'terra',
  metaTitle: 'Google Maps on your website, done lightly',
  metaDescription:
    'Directions in one tap, service areas, several locations and parking hints, with a map that loads only when asked for. When a plain link is better.',
  heading: 'Show them the way to the door.',
  lede: 'Most visitors want directions. One button opens the route on their phone.',
  notNeeded: {
    items: ['you work from home and drive to customers', 'you have one shop that’s easy to find'],
    note: 'A list of towns, or just the button, is enough. Put the money into photos of your front.',
  },
  desk: {
    title: 'The same footer, heavy and light.',
    sample: 'Sample measurements, fictional café',
    marks: [
      {
        title: 'It loads for everyone.',
        text: 'Google hears about each visitor, and scrolling gets stuck in the map.',
      },
      {
        title: 'A drawing and a button.',
        text: 'The phone’s own map opens, with your door as the destination.',
      },
      {
        title: 'Twenty times lighter.',
        text: 'A live map still makes sense for six locations, or a delivery area.',
      },
    ],
  },
  change: {
    title: 'For people already in the car.',
    text: 'The last hundred feet are what they call you about.',
    before: 'A map alone',
    after: 'The way to the door',
    rows: [
      { thing: 'The pin', before: 'Middle of the parking lot', after: 'On the entrance' },
      { thing: 'Directions', before: 'Zoom, drag, give up', after: 'One tap, walking or driving' },
      { thing: 'Parking, bell, step', before: 'Not a word', after: 'In writing, beside the picture' },
      { thing: 'Towns you drive to', before: 'A colored blob', after: 'A list that people can read' },
      { thing: 'Consent', before: 'Loaded without asking', after: 'Nothing loads before a tap' },
      { thing: 'Several shops', before: 'Ten pins', after: 'The nearest one, with its hours' },
    ],
  },
  costs: {
    lines: [
      {
        label: `Drawing, button and directions, in every website plan, from ${basic.name}`,
        value: `${formatDollars(basic.monthlyPrice)}/month`,
      },
      {
        label: `A page for each location, in ${premium.name}`,
        value: `${formatDollars(premium.monthlyPrice)}/month`,
      },
      { label: 'A live finder or a delivery check', value: 'quoted first' },
    ],
    google: 'By use',
    note: 'Links and simple maps are free. Live maps with search are billed to your account, above a free allowance.',
    strip: { label: 'If you leave', value: 'The pin stays put' },
  },
  faqs: [
    {
      question: 'The pin on Google is in the wrong place. Can you move it?',
      answer:
        'Yes, in your Business Profile, with a photo of the entrance as proof. It usually takes a few days.',
    },
    {
      question: 'Does a map on my site help my ranking?',
      answer:
        'There’s no sign that an embedded map does. The same name, address and phone everywhere does, and so do pages about your towns.',
    },
    {
      question: 'Can it be Apple Maps as well?',
      answer: 'Yes. The button opens the map the phone prefers, and we check that Apple has your hours too.',
    },
  ],
  related: ['business-profile', 'apis', 'merchant', 'pay-integration'],
  more: { label: 'Custom website design', href: routes.service('custom-website-design') },
} as const satisfies GoogleService;
