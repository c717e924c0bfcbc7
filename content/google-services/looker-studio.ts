import { routes } from '@/lib/routes';
import type { GoogleService } from './google-service';
import { planWords } from './plan-words';

export const lookerStudio = {
  id: 'looker-studio',
  name: 'Looker Studio',
  line: 'One live page of numbers for several sources',
  icon: 'bars',
  shape: 'square',
  color: 'bottle',
  metaTitle: 'Looker Studio dashboards for small business',
  metaDescription:
    'One live page of calls, bookings and ad costs from Analytics, Ads and your own sheets, in Looker Studio, now Data Studio. And when paper is enough.',
  heading: 'All the numbers on one chalkboard.',
  lede: 'Looker Studio draws the figures of several tools on one page that updates itself. Useful with three locations. Often too much with one.',
  prose: [
    {
      heading: 'What it does',
      paragraphs: [
        'Every tool has its own website, its own password and its own idea of a month. Looker Studio reads from all of them and puts the few figures that you care about side by side: calls from the profile, bookings from the site, what the ads cost, and, out of a plain spreadsheet, what the register took. Google gave it back its older name, Data Studio, in April 2026, so you will meet both. It is the same tool.',
        'It invents nothing and measures nothing. If the counting underneath is wrong, the chart is wrong in color. That is why we build the page last, after the counting has been checked for a full month.',
        'Where it shines is comparison. A dentist with three practices sees which front desk turns callers into appointments. A restaurant group sees that one of its houses gets half as many direction requests since the street was dug up. A franchise owner can let each manager see one shop and nobody else’s.',
      ],
    },
    {
      heading: 'What you see each month',
      paragraphs: [
        'The page is there whenever you open it. On the first working day a copy comes to you by mail with three sentences that a person wrote: what moved, why we think so, what we would do. Without those sentences a dashboard is a fish tank. Pleasant to look at, and nobody has ever changed a price because of one.',
      ],
    },
  ],
  benefitsLede: 'One screen, no scrolling, no gauge needles.',
  benefits: [
    {
      title: 'Six numbers, not sixty',
      text: 'Chosen with you, each with the same month of last year beside it.',
    },
    {
      title: 'Every location alike',
      text: 'Same rows, same order, so that a weak month has nowhere to hide.',
    },
    {
      title: 'Your own sheet included',
      text: 'Sales, jobs or covers from a spreadsheet you already keep.',
    },
    {
      title: 'Access by person',
      text: 'Managers see their shop. The bookkeeper sees the costs. You see all of it.',
    },
    { title: 'Checked connections', text: 'If a source stops delivering, the page says so and not “zero”.' },
    { title: 'Owned by you', text: 'The report and its sources sit in your Google account.' },
  ],
  steps: [
    {
      title: 'Ask what you would do',
      description: 'For each number: what changes in the shop if it falls? No answer, no number.',
    },
    {
      title: 'Check the sources',
      description: 'Analytics, profile, ads and sheets are put right before anything is drawn.',
    },
    {
      title: 'Draw it twice',
      description: 'Once on paper with you, once for real. Paper is quicker to correct.',
    },
    { title: 'Live with it', description: 'After two months we remove what nobody has looked at.' },
  ],
  costs: [
    {
      label: 'To us',
      value: `${planWords.pro} and ${planWords.premium} come with a written one-page report. A live page on top of it is quoted before we start: one price, which depends on the number of sources.`,
    },
    {
      label: 'To Google',
      value:
        'Nothing for the standard version. A paid edition exists for large companies. You do not need it.',
    },
    {
      label: 'To others',
      value:
        'Google’s own sources connect free. Some outside ones need a paid connector, which we name before you decide.',
    },
  ],
  notNeeded:
    'With one location and no ads, the one-page report says the same in less time, and you can pin it to the wall. Take it also as a warning sign if somebody wants to sell you a dashboard before asking what you would decide with it. For one shop we recommend this page about once in ten conversations.',
  faqs: [
    {
      question: 'Can it show my Business Profile figures?',
      answer:
        'Yes, in a roundabout way: through a spreadsheet that we fill each month or a paid connector. For one to three locations the spreadsheet is cheaper and breaks less often.',
    },
    {
      question: 'Can you connect my booking program or my register?',
      answer:
        'If it can export a sheet, yes. If it has a proper interface, it can run by itself. The page about APIs says what that involves.',
    },
    {
      question: 'Is it the same as Looker?',
      answer:
        'No. Looker without the Studio is a much larger and costlier product for companies with their own data department. The names are an accident of history.',
    },
  ],
  related: ['analytics', 'tag-manager', 'apis', 'ads-management'],
  more: {
    label: 'Analytics reporting, the page with sentences',
    href: routes.service('analytics-reporting'),
  },
} as const satisfies GoogleService;
