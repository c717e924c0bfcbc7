import { facts } from '@/content/facts';
import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';
import { planWords } from './plan-words';

export const businessProfile = {
  id: 'business-profile',
  name: 'Google Business Profile',
  line: 'Claimed, verified, and yours on paper',
  icon: 'shop',
  shape: 'shield',
  color: 'terra',
  metaTitle: 'Business Profile setup and verification',
  metaDescription:
    'Claiming, video verification, moves, duplicates and suspended profiles: the paperwork behind your listing on Google Maps, done with you, in your name.',
  heading: 'Claim the window Google gave you.',
  lede: 'Your listing on the map exists whether you asked for it or not. This page is about getting hold of it: claiming, proving, merging, moving and rescuing.',
  prose: [
    {
      heading: 'What it does',
      paragraphs: [
        'The Business Profile is the card that appears on the map and beside the results when somebody searches for your name or your trade: hours, phone, photos, reviews, the way to you. For many plumbers and cafés it is seen far more often than the website.',
        'Before you can change a word of it, Google wants proof that the business is real and that you run it. Today that is usually a short video: the street, your sign, your key in the lock, the tools or the counter. It sounds simple and is refused surprisingly often, mostly because the sign cannot be read, the video was cut, or the name on the van is not the name on the form.',
        'Then there are the tangles. Two profiles for one shop, because the previous owner had his. A profile at your old address with all your reviews on it. A manager who left in 2021 and still holds the keys. Each has its own form, its own order of doing things, and its own way of going wrong.',
      ],
    },
    {
      heading: 'What you see each month',
      paragraphs: [
        'Once it is yours, Google counts for you: calls from the profile, requests for directions, presses on the website link, and the words people searched with. On Pro and Premium these figures stand on your monthly page, and somebody on our team keeps hours, photos, posts and replies current. On Basic we show you where to find them and you keep the profile yourself.',
      ],
    },
  ],
  benefitsLede: 'The paperwork and the first complete filling in. The weekly care is a service of its own.',
  benefits: [
    { title: 'You as the owner', text: 'In your own Google account, with us as a manager you can remove.' },
    {
      title: 'The video rehearsed',
      text: 'We tell you what to film and in which order, and watch it before you send it.',
    },
    {
      title: 'Duplicates merged',
      text: 'One profile per door, with the reviews carried over where Google allows it.',
    },
    {
      title: 'Moves done in order',
      text: 'New address on the profile, the site and the listings within the same week.',
    },
    {
      title: 'Every field filled',
      text: 'Categories, services, areas, attributes, booking link, holiday hours.',
    },
    {
      title: 'Appeals with evidence',
      text: 'If Google suspends the profile, license, lease and photos are on file.',
    },
  ],
  steps: [
    {
      title: 'Look who has it',
      description: 'Unclaimed, yours, or in somebody else’s account. We find out together.',
    },
    {
      title: 'Claim and prove',
      description: 'Video or mail, whichever Google offers your trade and address.',
    },
    { title: 'Fill in', description: 'One session on the phone. We type, you answer, nothing is guessed.' },
    {
      title: 'Hand over',
      description: 'You keep the keys. On Pro and Premium we stay and look after it every week.',
    },
  ],
  costs: [
    {
      label: 'To us',
      value: `Setup with instructions is part of ${planWords.basic}. Care every week is part of ${planWords.pro} and ${planWords.premium}. Rescue of a lost or suspended profile: quoted before we start, and the first look is free.`,
    },
    {
      label: 'To Google',
      value: 'Nothing. Anybody who calls you and asks for money “for your Google listing” is not Google.',
    },
  ],
  notNeeded: `If you sell only online and no customer ever meets you, Google does not allow a profile, and setting one up at a friend’s address will end in a suspension. And if yours is claimed, complete and current, you need nobody for this page. Spend ${facts.consultation.freeMinutes} minutes with us if you would like a second pair of eyes, then go back to work.`,
  faqs: [
    {
      question: 'How long does verification take?',
      answer:
        'Google says up to five working days after the video, and it is often quicker. A refusal starts it again, which is why we rehearse.',
    },
    {
      question: 'Can you promise that a suspended profile comes back?',
      answer:
        'No. Real businesses with papers usually get theirs back. We tell you before you pay whether we see a reason that would stand in the way.',
    },
    {
      question: 'I have three shops. One profile or three?',
      answer:
        'Three, one for each door with its own hours and phone, kept together in one group. Premium has a page on your website for each of them, so that profile and page agree.',
    },
  ],
  related: ['search-console', 'maps-integration', 'merchant', 'ads-management'],
  more: { label: 'The weekly care of your profile', href: routes.service('google-business-profile') },
} as const satisfies GoogleService;
