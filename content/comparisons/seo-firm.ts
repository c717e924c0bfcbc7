import { facts } from '@/content/facts';
import { promotion } from '@/content/promotion';
import type { Comparison } from './comparison';
import { ourSide } from './our-side';

export const seoFirm = {
  id: 'seo-firm',
  name: 'An SEO firm',
  metaTitle: 'An SEO firm vs our system for local search',
  metaDescription:
    'A specialist firm goes deeper; we keep the site, the profile and the search work in one hand. What to ask either before you sign, and when to take the firm.',
  heading: 'Two keys, or one ring.',
  lede: 'Good SEO firms exist, and some know more about search than we do. What they usually don’t have is the key to your website.',
  ours: 'Site, profile and search work on one ring. What should change gets changed, usually the same week.',
  chart: {
    kind: 'holders',
    mark: 'key',
    title: 'Who does which of eight jobs.',
    sample: 'Sample data',
    caption:
      'A usual split, as an example. A key is the job’s owner: with a firm three people hold keys, and the list waits for the third.',
    words: { has: 'does it', lacks: 'no' },
    head: 'Job',
    columns: [
      { name: 'You', isOurs: false },
      { name: 'The firm', isOurs: false },
      { name: 'Web person', isOurs: false },
      { name: 'With us: you', isOurs: true },
      { name: 'With us: us', isOurs: true },
    ],
    rows: [
      { label: 'Find what is wrong', has: [false, true, false, false, true] },
      { label: 'Write the town pages', has: [false, true, false, false, true] },
      { label: 'Put them on the site', has: [false, false, true, false, true] },
      { label: 'Speed up the phone view', has: [false, false, true, false, true] },
      { label: 'Keep the profile current', has: [true, false, false, false, true] },
      { label: 'Ask for reviews', has: [true, false, false, true, false] },
      { label: 'Report on calls', has: [false, true, false, false, true] },
      { label: 'Chase the other two', has: [true, false, false, false, false] },
    ],
  },
  rows: [
    {
      topic: 'What is for sale',
      them: 'Audits, writing, links, technical advice. Often for regional or national searches.',
      us: 'The site and the local search work as one thing. Nothing national.',
      stronger: 'neither',
    },
    {
      topic: 'Depth',
      them: 'Specialists for technique, content and links. In a hard market that decides.',
      us: 'What a local business needs, done every month.',
      stronger: 'them',
    },
    {
      topic: 'Who changes the site',
      them: 'Someone else. The firm writes a list; your web person gets to it, or doesn’t.',
      us: 'We do, usually in the same week, because we built it.',
      stronger: 'us',
    },
    {
      topic: 'What you pay for',
      them: 'A monthly retainer, often an audit first. The website is a separate bill.',
      us: `${ourSide.price} Monthly search work from ${ourSide.proPlan}.`,
      stronger: 'us',
    },
    {
      topic: 'Contract',
      them: 'Often for a fixed term, because results take months.',
      us: `Cancel with ${facts.termination.noticeBusinessDays} business days’ notice, apart from the ${promotion.restrictions.commitmentMonths}-month promotional rate.`,
      stronger: 'us',
    },
    {
      topic: 'Reports',
      them: 'From excellent to forty pages of rankings. Ask to see one.',
      us: 'One page: calls, direction requests, bookings, and one thing that we change next.',
      stronger: 'neither',
    },
    {
      topic: 'Links',
      them: 'Some firms earn them with real work. Some buy them, and the bill comes later, to you.',
      us: 'The chamber, the school you sponsor, the local paper. Few and slow. We buy none.',
      stronger: 'neither',
    },
    {
      topic: 'National markets',
      them: 'Ten thousand pages, several languages, lost traffic: this is their field.',
      us: 'We are the wrong people, and we say so.',
      stronger: 'them',
    },
  ],
  chooseThem: {
    title: 'Choose an SEO firm if',
    items: [
      'you compete across a state or the country',
      'your site is large, or lost its traffic and no one knows why',
      'you have a web team that will carry out the list',
    ],
  },
  chooseUs: {
    title: 'Choose us if',
    items: [
      'your customers live within a drive of you',
      'you need the work done, not advised on',
      'one person should answer for all of it',
    ],
  },
  faqs: [
    {
      question: 'We like our SEO firm. Can you do just the website?',
      answer: 'Yes. They write the list, we carry it out, and you are out of the middle.',
    },
    {
      question: 'What do you do first if we change from a firm to you?',
      answer:
        'We see that you own everything: profile, analytics, Search Console, domain. Then we look at the links that were bought, if any, and at what is worth keeping.',
    },
    {
      question: 'How will I know whether it works?',
      answer: `By calls, direction requests and bookings against the same month last year. Give it three to six months. A free ${facts.consultation.freeMinutes}-minute call shows you the map of your town today.`,
    },
  ],
} as const satisfies Comparison;
