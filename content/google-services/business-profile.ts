import { plans } from '@/content/plans';
import { formatDollars } from '@/lib/kernel/money';
import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';

const [basic, pro] = plans;

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
  heading: 'Claim the listing Google gave you.',
  lede: 'You may be on the map already. We help you claim your listing, prove it’s yours, and clear up the mix-ups.',
  notNeeded: {
    items: ['you sell only online and no customer meets you', 'yours is claimed, complete and current'],
    note: 'A profile at a friend’s address can get suspended.',
  },
  desk: {
    title: 'Three proofs, in this order.',
    sample: 'Sample papers, fictional florist',
    marks: [
      { title: 'Ask first.', text: 'Someone may have it already. A former owner gets three days to answer.' },
      {
        title: 'Only if offered.',
        text: 'Don’t change the name while the card is in the mail, or the code won’t work.',
      },
      { title: 'One take, no cuts.', text: 'We rehearse it and watch it before you send it.' },
    ],
  },
  change: {
    title: 'One shop, one profile, one owner.',
    text: 'Each problem has its own form and its own order. We know most of them.',
    before: 'As we find it',
    after: 'As we leave it',
    rows: [
      { thing: 'The owner', before: 'A manager who left', after: 'You, with us as a guest' },
      { thing: 'Profiles for your door', before: 'Two', after: 'One, with the reviews' },
      { thing: 'The address', before: 'The old shop', after: 'Profile, site and listings agree' },
      { thing: 'The fields', before: 'Half of them empty', after: 'Every one filled in' },
      { thing: 'Holiday hours', before: 'Last year’s', after: 'This year’s' },
      { thing: 'A suspension', before: 'A surprise', after: 'License, lease and photos on file' },
    ],
  },
  costs: {
    lines: [
      {
        label: `Setup with instructions, in ${basic.name}`,
        value: `${formatDollars(basic.monthlyPrice)}/month`,
      },
      { label: `Care every week, from ${pro.name}`, value: `${formatDollars(pro.monthlyPrice)}/month` },
      {
        label: 'Rescue of a lost or suspended profile',
        value: 'quoted first',
        note: 'The first look is free.',
      },
    ],
    google: 'Nothing',
    note: 'If someone calls and wants money “for your Google listing,” it isn’t Google.',
    strip: { label: 'If you leave', value: 'You stay the owner' },
  },
  faqs: [
    {
      question: 'How long does verification take?',
      answer:
        'Up to five business days after the video, Google says, and often less. If Google refuses it, you start over, so we rehearse.',
    },
    {
      question: 'Can you promise that a suspended profile comes back?',
      answer:
        'No. Real businesses with papers usually get theirs back. If we see a problem, we tell you before you pay.',
    },
    {
      question: 'I have three shops. One profile or three?',
      answer:
        'Three, each with its own hours and phone, in one group. Premium has a page on your website for each.',
    },
  ],
  related: ['search-console', 'maps-integration', 'merchant', 'ads-management'],
  more: { label: 'The weekly care of your profile', href: routes.service('google-business-profile') },
} as const satisfies GoogleService;
