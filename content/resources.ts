import { facts } from '@/content/facts';
import { saleSentences } from '@/content/sale-terms';
import { site } from '@/content/site';
import { routes } from '@/lib/site/routes';

const { support } = facts;

/** The words of /resources and its two pages of its own. */
export const resources = {
  title: 'Resources for local business owners',
  description:
    'Where to read, ask and get help: the Circle Community, the support center, articles for shop owners, how we work, and a free website audit.',
  heading: 'Resources for local business owners',
  lede: 'Read our articles, ask other owners, or call a person who answers the phone. Most of it is free, and you need no account.',
  cards: [
    {
      id: 'community',
      title: 'Circle Community',
      description:
        'An email group where owners tell each other what worked, what didn’t, and what they’d do again.',
      icon: 'people',
      shape: 'disc',
      color: 'bottle',
      cta: 'Visit the community',
      link: routes.community(),
    },
    {
      id: 'support',
      title: 'Support Center',
      description: 'How to reach us, how fast we answer, and guides that may save you the call to us.',
      icon: 'hand',
      shape: 'hexagon',
      color: 'pin',
      cta: 'Get support',
      link: routes.support(),
    },
    {
      id: 'blog',
      title: 'Blog',
      description: 'Read plain articles about local search, chatbots, design and what the numbers mean.',
      icon: 'pen',
      shape: 'square',
      color: 'plum',
      cta: 'Read the blog',
      link: routes.resourcesBlog(),
    },
    {
      id: 'careers',
      title: 'Careers',
      description: 'Work with people who like small shops and quit at five.',
      icon: 'shop',
      shape: 'shield',
      color: 'terra',
      cta: 'See careers with us',
      link: routes.resourcesCareers(),
    },
  ],
  problems: {
    title: 'Start with your problem',
    lede: 'These four come up most often. Each has something you can do yourself today, and a page about what we do for it.',
    items: [
      {
        title: 'My hours are wrong on Google',
        text: 'Sign in to your Business Profile and change the hours there first, because the map reads them from the profile. Then put the same hours on your website. Check again before each holiday, since Google asks for special hours by date.',
        links: [
          { label: 'The short list for local search', href: routes.article('local-seo-short-list') },
          { label: 'Business Profile care, every week', href: routes.service('google-business-profile') },
        ],
      },
      {
        title: 'Someone else owns my Google profile',
        text: 'Search for your business on Google, open the profile and ask to own it. Google emails the current owner, who can hand it over or refuse. If no one answers, Google may let you prove that the business is yours. Your old agency may have forgotten that it owns it.',
        links: [
          {
            label: 'Claim and verify your Business Profile',
            href: routes.googleService('business-profile'),
          },
        ],
      },
      {
        title: 'I got an unfair review',
        text: 'Wait an hour, and then reply in two calm sentences, because the next customer reads your answer more closely than the review. If the writer was never a customer, report the review to Google as well. Owners in the Circle will read your reply before you post it.',
        links: [
          { label: 'Reviews and how we answer them', href: routes.service('reputation-management') },
          { label: 'Ask the Circle', href: routes.community() },
        ],
      },
      {
        title: 'I can’t tell if my website brings in work',
        text: 'Count four things for a month: calls, direction requests, bookings and messages from the form. Google Analytics can count them for you when it’s set up for that, and the article shows which settings to change.',
        links: [
          { label: 'Analytics for shop owners', href: routes.article('google-analytics-4-for-shop-owners') },
          { label: 'Reports that fit on one page', href: routes.service('analytics-reporting') },
        ],
      },
    ],
  },
  teasers: { title: 'New on the blog', link: 'All articles' },
  audit: {
    title: 'A free look at your website',
    text: `Send us the link to your website. We check how it loads on a phone, what the map says about you, and whether your forms work. A person emails you the three things we’d fix first within ${support.emailReplyBusinessDays} business days, and you can fix them without us.`,
    label: 'Ask for a free audit',
    second: 'Check it yourself now',
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
  lede: 'The Circle is an email group for people who run local businesses. One owner asks about reviews, hours or a quiet phone, and others reply with what they’ve tried.',
  join: 'Ask to join',
  rulesLink: 'Read the house rules',
  inside: {
    title: 'What the community talks about',
    items: [
      {
        title: 'Questions from the counter',
        text: 'How do you answer a one-star review from someone who was never there? Owners who have had one write back and tell you what they did.',
      },
      {
        title: 'Show your window',
        text: 'Send a link to your page, and hear, kindly put, what a stranger doesn’t understand on it.',
      },
      {
        title: 'Monthly notes',
        text: 'Once a month we write down in five lines what changed in Google’s map and what to do about it.',
      },
      {
        title: 'First Tuesday',
        text: 'On the first Tuesday of the month we talk for an hour about one topic, and send the notes by email.',
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
    note: `If you have a complaint, someone who wasn’t involved acknowledges it within ${facts.community.acknowledgedBusinessDays} business days.`,
    link: 'Complaints and community guidelines',
  },
  steps: {
    title: 'How to join the community',
    items: [
      {
        title: 'Send a message',
        description: 'Tell us your trade and your town. You don’t have to be a customer.',
      },
      {
        title: 'We reply by email',
        description: `You get the group’s email address and the names of its moderators within ${support.emailReplyBusinessDays} business days.`,
      },
      {
        title: 'Say hello',
        description: 'Write what you sell, and ask one question that you’d like answered.',
      },
    ],
  },
  prose: [
    {
      heading: 'Why we keep it going',
      paragraphs: [
        'The people who know most about your problem run other businesses, and they can’t talk until after closing. We keep the Circle going because their questions tell us what owners struggle with. It costs nothing, you don’t have to buy anything from us, and you can say what you think of us.',
      ],
    },
    {
      heading: 'A sample question and its answer',
      paragraphs: [
        'This exchange is a sample, so the people in it are made up. A groomer asks: “Google shows my old address, and people drive there. I changed it on my website last week. What did I miss?”',
        'A florist answers: “The map doesn’t read your website first. Change the address in your Business Profile, and then search for your old address to find the listings that still have it. Mine took about two weeks to settle.”',
      ],
    },
    {
      heading: 'How the emails work, and how to leave',
      paragraphs: [
        'Each question and each answer is one email, so a busy week brings more of them than a quiet one. Some owners sort them into a folder and read it on Sunday. You also get our monthly notes and the notes of the call.',
        'Moderators work here, or are members who volunteered, and your welcome email names them. To leave, reply to any email with the word “leave,” and a moderator takes you off the list. Members can see your email address, because the group works by email.',
        'We don’t add members to our newsletter or sell their addresses. We may write an article about a question that comes up often, but without names or anything that shows who asked.',
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
  lede: `Support is open ${support.hours}, except on US federal holidays. If we look after your site, emergencies are covered ${support.emergencyHours} by phone.`,
  call: 'Call',
  write: 'Write to support',
  reach: {
    title: 'How to reach support',
    lede: 'Tell us which website it is, what you expected and what happened instead. Please don’t send a password, because we don’t need it.',
    rows: {
      phone: {
        label: 'Phone',
        text: `Our client care and support people answer ${support.hours}, and someone is on call for emergencies ${support.emergencyHours}.`,
      },
      email: {
        label: 'Email',
        text: `Answered within ${support.emailReplyBusinessDays} business days (${support.emailReplyBusinessHours} business hours). Urgent problems are answered much sooner.`,
      },
      form: {
        label: 'Form',
        text: 'It is saved the moment you send it. You get an email that says it arrived, with a link to its status.',
        link: 'Open the contact form',
      },
    },
  },
  priorities: {
    title: 'What goes first: priorities',
    lede: 'You choose the priority. If we change it, we tell you why. These are the times of our support policy.',
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
  emergencies: {
    title: 'What to do in an emergency',
    lede: `An emergency is something that costs you customers right now. If it’s a site that we look after, call ${site.phone.display} at any hour, on holidays too. A typo on the menu can wait until morning.`,
    steps: [
      {
        term: 'The site is down',
        text: 'Open it on your phone without Wi-Fi first. If it’s down there too, call us, and put your phone number in a post on your Google profile in the meantime.',
      },
      {
        term: 'No one can call, book or pay',
        text: 'Call us and say which button or form it is. Until it works again, ask people in your voicemail to leave a name and a number.',
      },
      {
        term: 'Strange content appeared',
        text: 'Call before you delete anything, because we need to see how it got there. We take the page offline and bring back the last good version.',
      },
      {
        term: 'Someone may have broken in',
        text: 'Change the password of your email account first, since that one opens all the others. Then call us, and we lock the site.',
      },
      {
        term: 'A wrong phone number or address',
        text: 'Tell us by phone or email, and we correct the page. Check your Google profile as well, because many customers see only that.',
      },
    ],
  },
  knowledge: {
    title: 'Guides for common problems',
    lede: 'The guides are open to everyone, whether you’re a customer or not, and they may answer you faster than we can.',
    groups: [
      {
        title: 'Your profile and the map',
        links: [
          {
            label: 'Claim and verify your Google Business Profile',
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
      `Support is part of every monthly plan from the first day. With a one-off website package it’s free for ${facts.maintenance.freeDaysAfterLaunch} days after launch. If you have no plan after that, call anyway, and we’ll quote the work before we start.`,
      saleSentences.edits,
      'The priorities above say how fast we help when you ask. The service level agreement is about something else: how much of the time a site that we host is up, and what you get back if it isn’t.',
      'The guides and the community are open to all. Reporting a security problem or abuse is free, too.',
    ],
    levels: 'Compare the support levels',
  },
} as const;
