import { routes } from '@/lib/routes';
import { facts } from './facts';
import { site } from './site';

const { support } = facts;

/** The words of /resources and its two pages of its own. */
export const resources = {
  title: 'Resources for local business owners',
  description:
    'Where to read, ask and get help: the Circle Community, the support center, articles for shop owners, how we work, and a free website audit.',
  heading: 'Resources for local business owners',
  lede: 'Articles, people to ask, and someone who picks up. Most of it is free. No account needed.',
  cards: [
    {
      id: 'community',
      title: 'Circle Community',
      description: 'An email group of owners helping owners: what worked, what didn’t, and what to charge.',
      icon: 'people',
      shape: 'disc',
      color: 'bottle',
      cta: 'Visit the community',
      link: routes.community(),
    },
    {
      id: 'support',
      title: 'Support Center',
      description: 'How to reach us, how fast we answer, and guides that may save you the call.',
      icon: 'hand',
      shape: 'hexagon',
      color: 'pin',
      cta: 'Get support',
      link: routes.support(),
    },
    {
      id: 'blog',
      title: 'Blog',
      description: 'Plain articles about local search, chatbots, design and what the numbers mean.',
      icon: 'pen',
      shape: 'square',
      color: 'plum',
      cta: 'Read the blog',
      link: routes.resourcesBlog(),
    },
    {
      id: 'careers',
      title: 'Careers',
      description: 'Work with twelve people who like small shops and quit at five.',
      icon: 'shop',
      shape: 'shield',
      color: 'terra',
      cta: 'See careers with us',
      link: routes.resourcesCareers(),
    },
  ],
  teasers: { title: 'New on the blog', link: 'All articles' },
  audit: {
    title: 'A free look at your website',
    text: 'Send us the link. We check how it loads on a phone, what the map says about you, and if your forms work. We email you the three things we’d fix first.',
    label: 'Ask for a free audit',
    inquiry: 'free-audit',
  },
} as const;

/** /resources/community. */
export const community = {
  title: 'Circle Community for shop owners',
  description:
    'An email group of local business owners who help each other with websites, reviews and customers. How it works, the house rules, and how to join.',
  crumb: 'Circle Community',
  heading: 'The Circle: a community of local business owners',
  lede: 'The Circle is an email group. One owner asks about reviews, hours or a quiet phone. Others reply with what they’ve tried.',
  join: 'Ask to join',
  rulesLink: 'Read the house rules',
  inside: {
    title: 'What the community talks about',
    items: [
      {
        title: 'Questions from the counter',
        text: 'How do you answer a one-star review from someone who was never there? Owners who’ve had one write back.',
      },
      {
        title: 'Show your window',
        text: 'Send a link to your page and hear, kindly, what a stranger doesn’t understand.',
      },
      {
        title: 'Street notes',
        text: 'What changed on the map this month, in five lines.',
      },
      {
        title: 'First Tuesday',
        text: 'One hour a month on a call, one topic. Notes by email.',
      },
    ],
  },
  rules: {
    title: 'The community rules, in short',
    items: [
      'Talk as you would across the counter.',
      'No advertising, to the group or in private messages.',
      'No buying, trading or inventing reviews.',
      'Keep your customers’ names and faces out of it.',
      'Disagree with the idea, not the person.',
    ],
    note: `Have a complaint? Someone who wasn’t involved acknowledges it within ${facts.community.acknowledgedBusinessDays} business days.`,
    link: 'Complaints and community guidelines',
  },
  steps: {
    title: 'How to join the community',
    items: [
      {
        title: 'Send a message',
        description: 'Your trade and your town. You don’t have to be a customer.',
      },
      {
        title: 'We reply by email',
        description: 'With the group’s email address.',
      },
      {
        title: 'Say hello',
        description: 'What you sell, and one question.',
      },
    ],
  },
  prose: [
    {
      heading: 'Why we keep it going',
      paragraphs: [
        'The people who know most about your problem run other shops, and can’t talk until after closing. The Circle costs nothing, and you can say what you think of us.',
      ],
    },
  ],
} as const;

/** /resources/support: the Support Center, as long as no other address is configured. */
export const supportCenter = {
  title: 'Support Center: hours, answers, guides',
  description: `How to reach us and how soon we answer: support ${site.hours.text}, emergencies ${support.emergencyHours}, three priority levels with their times, and the guides.`,
  crumb: 'Support Center',
  heading: 'Support Center: get help with your site',
  lede: `Support is open ${support.hours}. Emergencies are covered ${support.emergencyHours} by phone.`,
  call: 'Call',
  write: 'Email support',
  reach: {
    title: 'How to reach support',
    lede: 'Tell us which website, what you expected and what happened instead. Never send a password.',
    rows: {
      phone: { label: 'Phone', text: `${support.hours}, and for emergencies ${support.emergencyHours}` },
      email: {
        label: 'Email',
        text: `Answered within ${support.emailReplyBusinessDays} business days (${support.emailReplyBusinessHours} business hours). Urgent problems, much sooner`,
      },
      form: {
        label: 'Form',
        text: 'Saved the moment you send it. You get a copy.',
        link: 'Open the contact form',
      },
    },
  },
  priorities: {
    title: 'What goes first: priorities',
    lede: 'You tell us how bad it is, and we believe you. These are our targets.',
    caption: 'Support priorities with their response and resolution times',
    head: ['Priority', 'For example', 'First response', 'Resolved'],
    rows: [
      [
        'High',
        'The site is down, or no one can call, book or pay',
        `${support.high.responseHours} hour`,
        `${support.high.resolutionHours} hour`,
      ],
      [
        'Medium',
        'Something doesn’t work, but there’s a way around it',
        `${support.medium.responseHours} hours`,
        `${support.medium.resolutionBusinessDays} business day`,
      ],
      [
        'Low',
        'A question, a request, a new picture',
        `${support.low.businessDays} business days`,
        `${support.low.businessDays} business days for small edits`,
      ],
    ],
    policy: 'Customer support policy',
    sla: 'Service level agreement',
  },
  knowledge: {
    title: 'Guides for common problems',
    lede: 'The knowledge base is open to everyone, customer or not.',
    groups: [
      {
        title: 'Your profile and the map',
        links: [
          {
            label: 'Google Business Profile, set up and kept current',
            href: routes.googleService('business-profile'),
          },
          { label: 'The short list for local search', href: routes.article('local-seo-short-list') },
          {
            label: 'Search for small shops, from the beginning',
            href: routes.article('small-business-seo-guide'),
          },
        ],
      },
      {
        title: 'Figures and email',
        links: [
          { label: 'Analytics for shop owners', href: routes.article('google-analytics-4-for-shop-owners') },
          { label: 'Search Console: what people typed', href: routes.googleService('search-console') },
          { label: 'Email at your own domain with Workspace', href: routes.googleService('workspace') },
        ],
      },
      {
        title: 'Your contract with us',
        links: [
          { label: 'Invoices and payments', href: routes.policy('billing-and-payment-policy') },
          { label: 'Refunds', href: routes.policy('refund-policy') },
          {
            label: 'Backups, and getting a page back',
            href: routes.policy('backup-and-data-retention-policy'),
          },
        ],
      },
    ],
  },
  included: {
    title: 'What support costs',
    paragraphs: [
      `Support is free for ${facts.maintenance.freeDaysAfterLaunch} days after launch, whatever you bought. After that it’s part of your plan. No plan? Call anyway, and we’ll quote it before we start.`,
      'The guides and the community are open to all. Reporting a security problem or abuse is always free.',
    ],
    levels: 'Compare the support levels',
  },
} as const;
