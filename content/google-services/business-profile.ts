import type { GoogleService } from '@/content/google-services/google-service';
import { planPrices } from '@/content/sale-terms';
import { routes } from '@/lib/site/routes';

const { basic, pro } = planPrices;

export const businessProfile = {
  id: 'business-profile',
  name: 'Google Business Profile',
  line: 'Claimed, verified and in your name',
  icon: 'shop',
  shape: 'shield',
  color: 'terra',
  metaTitle: 'Business Profile setup and verification',
  metaDescription:
    'Claiming, video verification, moves, duplicates and suspended profiles: how we get your listing on Google Maps verified with you, in your name.',
  heading: 'Claim and verify your Google Business Profile',
  lede: 'Google may have put you on the map without asking. We help you claim the listing, prove that it’s yours and clear up the mix-ups.',
  notNeeded: {
    items: ['you sell only online and no customer meets you', 'yours is claimed, complete and current'],
    note: 'A profile at a friend’s address can get suspended, so please don’t borrow one.',
  },
  desk: {
    title: 'Claiming a Business Profile: three proofs in order',
    sample: 'Sample papers, fictional florist',
    marks: [
      {
        title: 'Ask the former owner',
        text: 'Someone may have claimed it already. Google gives a former owner three days to answer.',
      },
      {
        title: 'Use a code, if Google offers one',
        text: 'Don’t change the name while the card is in the mail, or the code won’t work.',
      },
      {
        title: 'Film one take, without cuts',
        text: 'We rehearse the video with you and watch it before you send it.',
      },
    ],
  },
  setup: {
    title: 'What we set up in your Business Profile',
    text: 'First we find out whether your profile exists and who owns it. If someone else does, we ask for it in your name and give Google the proof. Then we walk you through verification, which is often a short video of your street, your sign and your key in the door. Duplicates are merged and old addresses corrected, so the reviews end up in one place. At the end every field is filled in, and you’re the owner with us as a manager.',
    takes:
      'Google says that it checks a video within five business days. If someone else owns the profile, add a few days to a few weeks, because that person is asked first.',
    needs:
      'You need a license, lease or utility bill with the name and address of the business, a phone that films, and a Google account for the business.',
    report:
      'When we’re done, you get a note of what we corrected, who owns the profile and who else can get in. From Pro on, calls and direction requests are in your monthly report.',
    wrong:
      'Google can refuse a video or suspend a profile, sometimes by mistake. We file the appeal with the papers you gave us. Google decides, so we can’t promise the result.',
  },
  change: [
    { thing: 'The owner', before: 'A manager who left', after: 'You, with us as a guest' },
    { thing: 'Profiles for your business', before: 'Two', after: 'One, with the reviews' },
    { thing: 'The address', before: 'The old shop', after: 'Profile, site and listings agree' },
    { thing: 'The fields', before: 'Half of them empty', after: 'Every one filled in' },
    { thing: 'Holiday hours', before: 'Last year’s', after: 'This year’s' },
    { thing: 'A suspension', before: 'A surprise', after: 'License, lease and photos on file' },
  ],
  answers: {
    get: 'You get a Business Profile that you own and Google has verified, with every field filled in and your papers on file in case Google suspends it. Three shops get three profiles in one group.',
    who: 'Our local search lead handles the forms and the appeals. Your account lead rehearses the video with you on the phone.',
    you: 'You film the video or type in the code, because Google wants the owner to do it. You also send us a photo of your license or your lease.',
    next: 'Book a Call, and we look at your listing together. With a plan, we begin during the build of your website. Once Google has verified the profile, we fill in the rest. From then on it needs care every week, which is a service of its own.',
  },
  costs: {
    lines: [
      {
        label: 'Setup with instructions, in Basic',
        value: `${basic.monthly}/month`,
        note: `after ${basic.setup} for setup`,
      },
      {
        label: 'Care every week, from Pro',
        value: `${pro.monthly}/month`,
        note: `after ${pro.setup} for setup`,
      },
      {
        label: 'Rescue of a lost or suspended profile',
        value: 'quoted first',
        note: 'The first look is free.',
      },
    ],
    google: 'Nothing',
    note: 'If someone calls and wants money “for your Google listing,” it isn’t Google.',
    strip: 'You stay the owner of the profile, and you remove us as a manager.',
  },
  glance: {
    does: 'Puts you on the map with hours, photos and reviews',
    plan: 'Setup in every plan, care every week from Pro',
    price: 'Quoted first',
    skip: 'You sell only online',
  },
  faqs: [
    {
      question: 'How long does verification take?',
      answer:
        'It takes up to five business days after the video, and often less. If Google refuses the video, you start over, so we rehearse it.',
    },
    {
      question: 'Can you promise that a suspended profile comes back?',
      answer:
        'No one can. Real businesses with papers usually get theirs back, and if we see a problem, we tell you before you pay.',
    },
    {
      question: 'I have three shops. One profile or three?',
      answer:
        'You need three, each with its own hours and phone, in one group. Premium has a page on your website for each of them.',
    },
  ],
  related: ['search-console', 'maps-integration', 'merchant', 'ads-management'],
  more: {
    label: 'Google Business Profile care, every week',
    href: routes.service('google-business-profile'),
  },
} as const satisfies GoogleService;
