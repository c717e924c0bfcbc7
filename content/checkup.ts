import { facts } from '@/content/facts';
import { phone } from '@/content/form-fields';
import { site } from '@/content/site';
import type { FormDefinition } from '@/lib/forms/define';

/** The free website checkup: its page, its form, its report and its states. `{host}` is the typed name, shown as text. */

const invalid = 'That isn’t a website we can read. Enter it like example.com';

export const checkupForm = {
  title: 'Free website checkup',
  fields: [
    {
      name: 'website',
      label: 'Your website',
      rule: 'text',
      isRequired: true,
      autoComplete: 'url',
      hint: 'Like example.com',
      missing: 'Enter your website, like example.com',
      invalid,
    },
    {
      name: 'businessName',
      label: 'Business name',
      rule: 'text',
      isRequired: false,
      autoComplete: 'organization',
      missing: 'Enter the name of your business',
      invalid: 'Enter the name of your business',
    },
    {
      name: 'town',
      label: 'Town',
      rule: 'text',
      isRequired: false,
      autoComplete: 'address-level2',
      missing: 'Enter your town',
      invalid: 'Enter your town',
    },
    { ...phone, label: 'Phone', hint: 'We compare it with the number on your page.' },
  ],
  submit: { label: 'Check my website', busyLabel: 'Checking...' },
  success: { title: 'The checkup has started', message: 'Your report opens in a moment.' },
} as const satisfies FormDefinition;

export const checkupWords = {
  closed: 'The checkup is closed for now. Ask for a free audit, and a person looks.',
  problems: {
    invalid,
    visitor: 'That’s a lot of checkups from your connection. Try again in {wait}, or call us at {phone}.',
    site: '{host} was checked several times in the last hour. We don’t want to strain it. Try again in {wait}.',
    full: 'Too many checkups are running. Try again in a minute: what you typed is still here.',
    foreign: 'Start the checkup from our own page, please.',
    failed: 'We couldn’t start the checkup. Try again in a minute: what you typed is still here.',
  },
} as const;

export const checkupPage = {
  title: 'Free website checkup for your shop',
  description:
    'See in ten seconds what customers and Google can’t find on your website, with the line that shows it. Free, without a score and without an email address.',
  heading: 'Free website checkup.',
  lede: 'Type in your website. In about ten seconds you see what customers and Google can’t find on it.',
  underForm: `We open your page, follow up to 10 of its links and change nothing. The report is kept for ${facts.checkup.keptDays} days, and you can delete it at any time.`,
  testMode: {
    title: 'Test mode',
    text: 'This site reads simulated websites. Try one of these:',
    websites: ['joes-plumbing.test', 'bella-nails.test', 'northside-auto.test', 'casa-rosa.test'],
  },
  /** An invented shop's report. */
  sample: {
    label: 'A report',
    host: 'rosas-bakery.example',
    findings: [
      { id: 'details-agree', severity: 'now', lines: ['(555) 014-0176', '(555) 014-0167'] },
      { id: 'phone-link', severity: 'now', lines: ['<p>Call us: (555) 014-0167</p>'] },
      { id: 'hours', severity: 'soon', lines: ['none on 2 pages'] },
    ],
    fine: ['https', 'viewport', 'title', 'weight'],
  },
  checks: {
    title: 'What the website checkup looks at',
    lede: 'Each finding shows the line of your own page, what it costs you and how you fix it yourself. There’s no grade: a number would hide what matters.',
    groups: { found: 'Being found', used: 'Being used', fast: 'Being fast', trusted: 'Being trusted' },
  },
  typed: {
    title: 'What happens to what you type',
    paragraphs: [
      `We keep the website’s address, the business name, the town and the phone number that you typed, and what we found, for ${facts.checkup.keptDays} days. Then we delete it. The report has a button that deletes it right away.`,
      'Anyone with the link to a report can read it, so share the link only with people you trust. Search engines don’t list reports.',
      'You don’t need an email address. If you email the report to yourself, we get your address too, and may write to you about your website.',
    ],
  },
  robot: {
    title: 'Our robot',
    paragraphs: [
      'It calls itself WebsiteCheckup and comes only when someone types a website into the form above. It asks for at most 20 things in ten seconds, three at once, and sends no cookies.',
      'It follows robots.txt. To keep it out of everything but the page that someone typed, add these two lines to robots.txt:',
    ],
    lines: ['User-agent: WebsiteCheckup', 'Disallow: /'],
  },
} as const;

export const unseen = {
  title: 'What no checkup from outside can see',
  items: [
    'Where you rank on Google.',
    'Your reviews and your Google profile.',
    'How the page looks, and whether its text has enough contrast.',
    'What appears only after scripts run.',
    'How fast it is for your customers: we measure once, from one place, over HTTP/1.1.',
    'Pages that we didn’t open.',
  ],
} as const;

export const checkupReport = {
  meta: {
    title: 'Your website checkup',
    description: 'The report of a free website checkup: what to fix first, with the line that shows it.',
  },
  severities: { now: 'Fix first', soon: 'Fix next', later: 'When you have time' },
  waiting: {
    title: 'Checking {host}.',
    text: 'This takes up to ten seconds.',
    link: 'See the result',
    steps: {
      server: 'Find the server',
      page: 'Read your page',
      robots: 'Read robots.txt and the sitemap',
      files: 'Open links, pictures and files',
      report: 'Write the report',
    },
    count: '({n} of {m})',
    marks: { done: 'done', now: 'now', next: 'next' },
  },
  found: {
    title: { one: 'We found 1 thing to fix on {host}.', many: 'We found {n} things to fix on {host}.' },
    none: { title: 'We found nothing to fix on {host}.', text: 'We’d leave it alone.' },
    method:
      'Checked on {moment}: {pages}, {requests} requests, {seconds} seconds. {fine} things are fine, {unknown} we couldn’t tell.',
    pages: { one: '1 page', many: '{n} pages' },
    limited: {
      one: 'Your robots.txt asks robots to stay out. You asked us to read this page, so we read it and opened nothing else. 1 check is left out.',
      many: 'Your robots.txt asks robots to stay out. You asked us to read this page, so we read it and opened nothing else. {n} checks are left out.',
    },
    first: 'Fix these first',
    rest: 'What else to fix',
    fine: 'Fine',
    unknown: 'What we couldn’t tell',
    fromPage: 'From your page',
    measured: 'What we measured',
    costs: 'What it costs you',
    self: 'Do it yourself',
    plan: 'Or we do it',
    wrong: 'Something wrong here?',
    tellUs: 'Tell us',
  },
  actions: {
    copy: 'Copy the link',
    copied: 'The link is copied.',
    notCopied: 'Your browser doesn’t let us copy it. Select the link above.',
    print: 'Print',
    again: 'Check again',
    remove: 'Delete this report',
    audit: 'Ask for a free audit',
    auditText: 'Would you rather have a person look?',
    link: 'The link to this report',
  },
  email: {
    title: 'Email it to yourself',
    text: 'You get the link and the first three findings. We get your address, and may write to you about your website.',
  },
  gone: {
    title: 'This report is gone.',
    text: `Reports are kept for ${facts.checkup.keptDays} days, or until someone deletes them. A new checkup takes ten seconds.`,
    deleted: 'The report is deleted.',
    link: 'Start a new checkup',
  },
  interrupted: {
    title: 'The checkup was interrupted.',
    text: 'Nothing is wrong with your website because of this.',
  },
  /** Why there is no report. `way`: what leads on from there. */
  troubles: {
    private: {
      title: '{host} isn’t on the public internet.',
      text: 'Its name leads to a private network, so customers can’t open it. Check the spelling, or ask the person who runs your network.',
      way: 'form',
    },
    'not-found': {
      title: 'We can’t find {host}.',
      text: 'The name leads to no server. Check the spelling. If it’s right, the domain may have expired: sign in where you bought it.',
      way: 'form',
    },
    unreachable: {
      title: '{host} doesn’t answer.',
      text: 'We tried https and http. If it opens on your phone, its server may block visitors from data centers. A person can look.',
      way: 'audit',
    },
    'too-slow': {
      title: '{host} is too slow for us.',
      text: 'It didn’t send its page within 5 seconds, so we stopped. We tried once, at {moment}.',
      way: 'again',
    },
    'turned-away': {
      title: '{host} turned us away.',
      text: 'It answered with error {status}. That’s often a setting that keeps robots out, so customers may not notice. A person can look.',
      way: 'audit',
    },
    'turned-away-cookies': {
      title: '{host} turned us away.',
      text: 'It sends visitors without cookies in a circle, and we keep none. Customers may not notice. A person can look.',
      way: 'audit',
    },
    'turned-away-hops': {
      title: '{host} turned us away.',
      text: 'It sent us on more than five times, so we stopped. Customers may not notice. A person can look.',
      way: 'audit',
    },
    'error-page': {
      title: '{host} shows an error.',
      text: 'It answered with error {status}, and customers get the same page.',
      way: 'form',
    },
    'error-page-404': {
      title: '{host} shows an error.',
      text: 'It answered with error 404, and customers get the same page. Check what you typed.',
      way: 'form',
    },
    'error-page-soft': {
      title: '{host} shows an error.',
      text: 'It says that the page isn’t there, but answers as if it were. Check what you typed.',
      way: 'form',
    },
    'not-html': {
      title: '{host} sent a file.',
      text: 'It’s of the type {type}, not a web page. Type the page that shows your business.',
      way: 'form',
    },
    huge: {
      title: 'Your page is too big to read.',
      text: 'Its text is larger than 2 MB, so we stopped. On a slow phone connection (1.6 megabits a second) that alone takes ten seconds.',
      way: 'audit',
    },
    circle: {
      title: '{host} goes in a circle.',
      text: '{a} sends visitors to {b}, and that sends them back. No one can open it. Ask your web host to remove one of the redirects.',
      way: 'again',
    },
    elsewhere: {
      title: '{host} leads to {other}.',
      text: 'That’s another website, so we stopped.',
      way: 'other',
    },
    'elsewhere-unread': {
      title: '{host} leads to {other}.',
      text: 'That’s an address that we don’t read, so we stopped.',
      way: 'audit',
    },
    parked: {
      title: '{host} is parked.',
      text: 'It shows a placeholder of the company that sells domains, not your website.',
      way: 'audit',
    },
    'parked-host': {
      title: '{host} shows no website.',
      text: 'It shows a page of the web host or of the server’s software. Your website isn’t there yet, or was switched off. Ask your web host.',
      way: 'audit',
    },
    'sign-in': {
      title: '{host} asks for a password.',
      text: 'Customers and Google see only that. If it’s meant for staff, type your public page.',
      way: 'form',
    },
    limited: {
      title: '{host} is on a server that was checked often.',
      text: 'We don’t want to strain it. Try again in an hour.',
      way: 'form',
    },
  },
  ways: {
    form: 'Type another website',
    again: 'Check again',
    other: 'Check {other}',
    audit: 'Ask for a free audit',
  },
} as const;

/** The sentence of a finding that says which of our offers does it. */
export const checkupPlans = {
  seo: 'Our {service} does this on the website you have, once, for {price}.',
  website: 'Every website plan includes this, from {plan}.',
  presence: '{plans} include this: we keep your details the same on your site and on Google.',
  care: 'On a website that we can take over, this is part of looking after it ({plan}). We say first whether it can be changed.',
} as const;

export const checkupMail = {
  subject: 'Your website checkup',
  heading: 'Your website checkup.',
  found: { one: 'We found 1 thing to fix.', many: 'We found {n} things to fix.' },
  none: 'We found nothing to fix.',
  first: 'The first ones',
  button: 'Open your report',
  note: `The link works for ${facts.checkup.keptDays} days.`,
  gone: 'The report that you asked for is gone: someone deleted it, or its time is over. A new checkup takes ten seconds.',
  again: 'Start a new checkup',
  call: `Questions? Call ${site.phone.display}, or reply to this email.`,
} as const;
