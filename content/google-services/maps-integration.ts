import { facts } from '@/content/facts';
import type { GoogleService } from '@/content/google-services/google-service';
import { planPrices } from '@/content/sale-terms';
import { routes } from '@/lib/site/routes';

const { basic, premium } = planPrices;
const { setUpBusinessDays: days } = facts.googleTools;

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
  heading: 'Google Maps for local business websites',
  lede: 'Most visitors want directions, and most of them call about the last hundred feet. One button opens the route on their phone, and a drawing shows where to park.',
  notNeeded: {
    items: ['you work from home and drive to customers', 'you have one shop that’s easy to find'],
    note: 'A list of towns, or just the button, is enough. Put the money into photos of your storefront.',
  },
  desk: {
    title: 'A live Google map and a drawn one, compared',
    sample: 'Sample measurements, fictional café',
    marks: [
      {
        title: 'The live map loads for everyone',
        text: 'Google hears about each visitor, and scrolling gets stuck in the map.',
      },
      {
        title: 'A drawing and a button',
        text: 'The phone’s own map opens, with your door as the destination.',
      },
      {
        title: 'Twenty times lighter',
        text: 'A live map still makes sense for six locations, or for a delivery area.',
      },
    ],
  },
  setup: {
    title: 'What we set up with Google Maps',
    text: 'We put your pin on the entrance and not in the middle of the parking lot. Your pages get a small drawn map, a button that opens the route, and a line about parking, the bell and the step. If you drive to customers, they get a list of towns instead, which people and Google can read. Nothing loads from Google until someone taps, so your pages stay fast. With several shops, visitors see the nearest one first, with its hours.',
    takes: `It typically takes ${days} business days on a site that we can change. Moving the pin on Google usually takes a few days more, because Google checks it.`,
    needs:
      'You need a photo of your entrance, the right address, and the two things that people ask about most. For a live map, you also need a Google account with a card.',
    report:
      'From Pro on, your monthly report counts the people who asked for directions, so you see whether they find you.',
    wrong:
      'Google or a stranger may move your pin. From Pro on, we check your profile every week and correct it. On Basic, tell us, and we explain what to tap.',
  },
  change: [
    { thing: 'The pin', before: 'Middle of the parking lot', after: 'On the entrance' },
    { thing: 'Directions', before: 'Zoom, drag, give up', after: 'One tap, walking or driving' },
    { thing: 'Parking, bell, step', before: 'Not a word', after: 'In writing, beside the picture' },
    { thing: 'Towns you drive to', before: 'A colored blob', after: 'A list that people can read' },
    { thing: 'Consent', before: 'Loaded without asking', after: 'Nothing loads before a tap' },
    { thing: 'Several shops', before: 'Ten pins', after: 'The nearest one, with its hours' },
  ],
  answers: {
    get: 'You get a drawn map, a directions button and a few words about the way in, on the pages where people look for them. On Premium, each shop has a page of its own.',
    who: 'Our design lead draws the map, and a front-end engineer adds the button. Our local search lead moves the pin on Google.',
    you: 'You send one photo of the entrance and check the pin. Then you walk the last hundred feet once, with our directions in your hand.',
    next: 'Book a Call, and we open your listing and your site side by side. With a plan, we draw the map during the build. For a live map, you first get a price and an estimate of Google’s bill.',
  },
  costs: {
    lines: [
      {
        label: 'Drawing, button and directions, in every website plan, from Basic',
        value: `${basic.monthly}/month`,
        note: `after ${basic.setup} for setup`,
      },
      {
        label: 'A page for each location, in Premium',
        value: `${premium.monthly}/month`,
        note: `after ${premium.setup} for setup`,
      },
      { label: 'A live finder or a delivery check', value: 'quoted first' },
    ],
    google: 'By use',
    note: 'Links and simple maps are free. Live maps with search are billed to your account, above a free allowance.',
    strip: 'The pin and the account for live maps stay yours, and you remove our access.',
  },
  glance: {
    does: 'Shows the way to your door without slowing the site',
    plan: 'A drawn map in every plan, a page for each shop in Premium',
    price: 'Quoted first',
    skip: 'You drive to your customers',
  },
  faqs: [
    {
      question: 'The pin on Google is in the wrong place. Can you move it?',
      answer:
        'Yes, we move it in your Business Profile, with a photo of the entrance as proof. It usually takes a few days.',
    },
    {
      question: 'Does a map on my site help my ranking?',
      answer:
        'There’s no sign that an embedded map does. The same name, address and phone everywhere help, and so do pages about your towns.',
    },
    {
      question: 'Can it be Apple Maps as well?',
      answer:
        'Yes, because the button opens the map that the phone prefers. We check that Apple has your hours, too.',
    },
  ],
  related: ['business-profile', 'apis', 'merchant', 'pay-integration'],
  more: { label: 'Custom website design', href: routes.service('custom-website-design') },
} as const satisfies GoogleService;
