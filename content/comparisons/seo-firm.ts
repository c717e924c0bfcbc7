import type { Comparison } from '@/content/comparisons/comparison';
import { ourSide } from '@/content/comparisons/our-side';
import { facts } from '@/content/facts';
import { packages } from '@/content/packages';
import { promotion } from '@/content/promotion';
import { site } from '@/content/site';
import { formatDollars } from '@/lib/site/money';

const audit = packages[4];

export const seoFirm = {
  id: 'seo-firm',
  name: 'An SEO firm',
  metaTitle: 'An SEO firm vs our system for local search',
  metaDescription:
    'A specialist firm goes deeper. We handle the site, the profile and the search work together. What to ask before you sign, and when to pick the firm.',
  heading: `An SEO firm or ${site.name}: which fits your business?`,
  lede: `Choose an SEO firm if you compete across a state or the country, and ${site.name} if your customers live nearby. Some firms know more about search than we do, but they usually can’t change your website.`,
  agencyLede:
    'We do the site, the profile and the search work together, so what needs changing gets changed, usually the same week.',
  chart: {
    kind: 'holders',
    mark: 'key',
    title: 'Who does which of eight local search jobs',
    sample: 'Sample data',
    caption:
      'This is an example of the usual split: the firm finds the problems, and your web person has to fix them. A key marks who does the job.',
    words: { has: 'does it', lacks: 'no' },
    head: 'Job',
    columns: [
      { name: 'You', isAgency: false },
      { name: 'The firm', isAgency: false },
      { name: 'Web person', isAgency: false },
      { name: 'With us: you', isAgency: true },
      { name: 'With us: us', isAgency: true },
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
      competitor:
        'You get audits, writing, links and technical advice, often for regional or national searches.',
      agency: 'You get the site and the local search work in one plan, and nothing national.',
      stronger: 'neither',
    },
    {
      topic: 'Depth',
      competitor:
        'They have specialists for technical work, content and links, which matters in a tough market.',
      agency: 'We do what a local business needs, and we do it every month.',
      stronger: 'competitor',
    },
    {
      topic: 'Who changes the site',
      competitor: 'The firm writes a list, and your web person gets to it when there’s time.',
      agency: 'We change it ourselves, because we look after the site too.',
      stronger: 'agency',
    },
    {
      topic: 'What you pay for',
      competitor: 'You pay a monthly retainer, often after an audit, and the website is a separate bill.',
      agency: `${ourSide.price} Monthly search work begins with ${ourSide.proPlan}.`,
      stronger: 'agency',
    },
    {
      topic: 'Contract',
      competitor: 'It’s often for a fixed term, because results take months.',
      agency: `You can cancel with ${facts.termination.noticeBusinessDays} business days’ notice, apart from the ${promotion.restrictions.commitmentMonths}-month promotional rate.`,
      stronger: 'agency',
    },
    {
      topic: 'Reports',
      competitor: 'They range from excellent to forty pages of rankings, so ask to see one.',
      agency: 'You get one page with calls, direction requests, bookings and what we change next.',
      stronger: 'neither',
    },
    {
      topic: 'Links',
      competitor: 'Some firms earn them with real work. Some buy them, and your site pays for it later.',
      agency: 'We ask the chamber, the school you sponsor and the local paper, and we buy none.',
      stronger: 'neither',
    },
    {
      topic: 'National markets',
      competitor:
        'They handle ten thousand pages, several languages and lost traffic, because that’s their work.',
      agency: 'We’re not the right people for this, and we’ll tell you so.',
      stronger: 'competitor',
    },
  ],
  answers: {
    get: 'You get one team for the website, the Google listing and the monthly search work, so a finding is fixed by the people who found it. If you only want an audit, we sell that alone.',
    cost: `The ${audit.name} costs ${formatDollars(audit.price)} once, for the site you have. A new site with monthly search work is ${ourSide.proPlan}, and you pay the setup fee and the first month at checkout.`,
    who: ourSide.who,
    you: 'You ask the firm for owner access to your profile, Analytics, Search Console and domain, and read when your contract ends. We can write that email for you.',
    next: `After you order a site, we ask for your content first. ${ourSide.live} Search results move more slowly, so give them three to six months.`,
  },
  source: {
    text: 'No one price list covers SEO firms, so their column is what we usually see. Compare it with the firm’s own offer and contract.',
    link: null,
  },
  chooseCompetitor: {
    title: 'Choose an SEO firm if',
    items: [
      'you compete across a state or the country',
      'your site is large, or lost its traffic and no one knows why',
      'you have a web team that will carry out the list',
    ],
  },
  chooseAgency: {
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
      answer:
        'Yes, that can work well. They write the list, and we make the changes and tell them when each one is online.',
    },
    {
      question: 'What do you do first if we switch from a firm to you?',
      answer:
        'First we make sure that you own the profile, Analytics, Search Console and the domain. Then we look at what’s worth keeping.',
    },
    {
      question: 'How will I know if it works?',
      answer:
        'You’ll see it in calls, direction requests and bookings, compared with the same month last year. We show you where you stand on the map before we start.',
    },
  ],
} as const satisfies Comparison;
