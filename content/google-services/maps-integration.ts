import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';
import { planWords } from './plan-words';

export const mapsIntegration = {
  id: 'maps-integration',
  name: 'Google Maps Integration',
  line: 'A map on your site that does not slow it',
  icon: 'map',
  shape: 'square',
  color: 'terra',
  metaTitle: 'Google Maps on your website, done lightly',
  metaDescription:
    'Directions in one press, service areas, several locations and parking hints, with a map that loads only when asked for. When a plain link is better.',
  heading: 'Show them the way to the door.',
  lede: 'Most visitors want directions, not a map to admire. We give them one button that opens the route on their own phone, and a map for those who ask.',
  prose: [
    {
      heading: 'What it does',
      paragraphs: [
        'There are three ways to put Google Maps on a website, and the usual one is the worst. The usual one is a live map in a frame on the contact page. It fetches more than the rest of the page together, tells Google about every visitor, and traps the thumb of anybody who scrolls past it on a phone.',
        'The second way is a drawn picture of your corner with a button under it. The button opens the map program on the visitor’s own phone, with your door as the destination and their position as the start. This takes no time to load, needs no consent, and does what people came for. It is what most of our sites have.',
        'The third way is a real map with a job to do: six locations with “which one is nearest”, a delivery area that says yes or no to an address, a food truck that stands somewhere else each day. For these the live map is right. It loads when somebody presses it, and the addresses are written underneath for everybody else.',
      ],
    },
    {
      heading: 'What you see each month',
      paragraphs: [
        'On plans with a report: how many people asked for the way, from your site and from your profile, and, where Google shows it, from which side of town. A bakery that sees forty requests from the new houses up the hill has learned where its next flyer goes.',
      ],
    },
  ],
  benefitsLede: 'For people who are already in the car.',
  benefits: [
    {
      title: 'Directions in one press',
      text: 'Opens the visitor’s own map, with walking or driving as they prefer.',
    },
    { title: 'The right door', text: 'The pin on the entrance and not on the middle of the parking lot.' },
    {
      title: 'The last hundred feet',
      text: 'Where to park, which bell, whether there is a step. In words, beside the picture.',
    },
    {
      title: 'Service areas in writing',
      text: 'The towns you drive to as a list that people and search engines can read.',
    },
    {
      title: 'Nearest of several',
      text: 'A finder for two locations or twenty, usable without the map too.',
    },
    { title: 'No map before a yes', text: 'Google’s map loads only for visitors who press it.' },
  ],
  steps: [
    {
      title: 'Stand outside',
      description: 'We check the pin, the street number and the name against your profile and your sign.',
    },
    {
      title: 'Choose the lightest way',
      description: 'A button, a picture with a button, or a live map. Reasons given.',
    },
    {
      title: 'Write the approach',
      description: 'Parking, entrance, bus stop, what to do when the gate is closed.',
    },
    {
      title: 'Test from the road',
      description: 'Three phones, three starting points, one of them with poor signal.',
    },
  ],
  costs: [
    {
      label: 'To us',
      value: `Picture, button and written directions are part of every website plan, from ${planWords.basic}. A page for each location belongs to ${planWords.premium}. A live finder or delivery check: quoted before we start.`,
    },
    {
      label: 'To Google',
      value:
        'Links and simple embedded maps are free. Live maps with search run on Google Maps Platform, which is billed by use to your own account, with a free allowance that most small shops stay under.',
    },
  ],
  notNeeded:
    'If you work from home and drive to your customers, you need no map and should not show one: your address is nobody’s business. A list of towns does more for you. And if you have one door on a street with numbers, the button alone is enough. Put the money into photos of the front, which help people more once they are near.',
  faqs: [
    {
      question: 'The pin on Google is in the wrong place. Can you move it?',
      answer:
        'Yes, in your Business Profile, with a photo of the entrance as proof. It usually takes a few days. The map on your site follows, because both are set to the same place.',
    },
    {
      question: 'Does a map on my site help my ranking?',
      answer:
        'There is no sign that an embedded map does. The same name, address and phone on the site and the profile does, and so do pages about the towns that you serve.',
    },
    {
      question: 'Can it be Apple Maps as well?',
      answer:
        'Yes. The button can open whichever map a phone prefers, and we check that Apple has your hours and entrance right too.',
    },
  ],
  related: ['business-profile', 'apis', 'merchant'],
  more: { label: 'Custom website design', href: routes.service('custom-website-design') },
} as const satisfies GoogleService;
