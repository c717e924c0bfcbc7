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
  heading: 'Claim the window Google gave you.',
  lede: 'Your listing on the map exists whether you asked for it or not. We help you claim it, prove it’s yours, and sort out the tangles.',
  notNeeded: {
    items: ['you sell only online and no customer meets you', 'yours is claimed, complete and current'],
    note: 'A profile at a friend’s address ends in a suspension. Google’s rules, not ours.',
  },
  desk: {
    title: 'Three proofs, in this order.',
    sample: 'Sample papers, fictional florist',
    marks: [
      { title: 'Ask first.', text: 'Someone may have it already. A former owner gets three days to answer.' },
      {
        title: 'Only if offered.',
        text: 'Don’t change the name while the card is on its way. The code dies.',
      },
      { title: 'One take, no cuts.', text: 'We rehearse it and watch it before you send it.' },
    ],
  },
  change: {
    title: 'One shop, one profile, one owner.',
    text: 'Each tangle has its own form and its own order of doing things. We’ve filled in most of them.',
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
    note: 'Anyone who calls and asks for money “for your Google listing” isn’t Google.',
    strip: { label: 'If you leave', value: 'You stay the owner' },
  },
  faqs: [
    {
      question: 'How long does verification take?',
      answer:
        'Google says up to five business days after the video, and it’s often quicker. A refusal starts it again, which is why we rehearse.',
    },
    {
      question: 'Can you promise that a suspended profile comes back?',
      answer:
        'No. Real businesses with papers usually get theirs back. We tell you before you pay if we see a reason that would stand in the way.',
    },
    {
      question: 'I have three shops. One profile or three?',
      answer:
        'Three, one for each door with its own hours and phone, kept in one group. Premium has a page on your website for each of them.',
    },
  ],
  related: ['search-console', 'maps-integration', 'merchant', 'ads-management'],
  more: { label: 'The weekly care of your profile', href: routes.service('google-business-profile') },
} as const satisfies GoogleService;
