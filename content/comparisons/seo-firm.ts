import { facts } from '@/content/facts';
import { promotion } from '@/content/promotion';
import type { Comparison } from './comparison';
import { ourSide } from './our-side';

export const seoFirm = {
  id: 'seo-firm',
  name: 'An SEO firm',
  metaTitle: 'An SEO firm vs our system for local search',
  metaDescription:
    'A specialist firm goes deeper. We handle the site, the profile and the search work together. What to ask before you sign, and when to pick the firm.',
  heading: 'An SEO firm or Cornerpin: which fits your business?',
  lede: 'Good SEO firms exist, and some know more about search than we do. What they usually don’t have is the key to your website.',
  ours: 'Site, profile and search work together. What needs changing gets changed, usually the same week.',
  chart: {
    kind: 'holders',
    mark: 'key',
    title: 'Who does which of eight local search jobs',
    sample: 'Sample data',
    caption:
      'An example of the usual split. A key marks who does the job. With a firm, three people have keys, and the list waits for the third.',
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
      { label: 'Find what’s wrong', has: [false, true, false, false, true] },
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
      topic: 'What you get',
      them: 'Audits, writing, links, technical advice. Often for regional or national searches.',
      us: 'The site and the local search work together. Nothing national.',
      stronger: 'neither',
    },
    {
      topic: 'Depth',
      them: 'Specialists for technical work, content and links. In a tough market that matters.',
      us: 'What a local business needs, done every month.',
      stronger: 'them',
    },
    {
      topic: 'Who changes the site',
      them: 'Someone else. The firm writes a list. Your web person gets to it, or doesn’t.',
      us: 'We do, usually the same week.',
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
      us: 'One page: calls, direction requests, bookings, and what we change next.',
      stronger: 'neither',
    },
    {
      topic: 'Links',
      them: 'Some firms earn them with real work. Some buy them, and your site pays for it later.',
      us: 'The chamber, the school you sponsor, the local paper. We buy none.',
      stronger: 'neither',
    },
    {
      topic: 'National markets',
      them: 'Ten thousand pages, several languages, lost traffic: this is what they do.',
      us: 'We’re not the right people.',
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
      'you want one person in charge of all of it',
    ],
  },
  faqs: [
    {
      question: 'We like our SEO firm. Can you do just the website?',
      answer: 'Yes. They write the list, and we do the work.',
    },
    {
      question: 'What do you do first if we switch from a firm to you?',
      answer:
        'We make sure you own everything: profile, analytics, Search Console, domain. Then we look for bought links, and at what’s worth keeping.',
    },
    {
      question: 'How will I know if it works?',
      answer: `By calls, direction requests and bookings against the same month last year. Give it three to six months. In a free ${facts.consultation.freeMinutes}-minute call we’ll show you your map today.`,
    },
  ],
} as const satisfies Comparison;
