import type { CaseStudy } from '@/content/case-study';
import { caseStudiesPage as original } from '../../../content/case-studies';

export * from '../../../content/case-studies';

/** One, without a drawing. */
export const caseStudies: readonly CaseStudy[] = [
  {
    project: 'alder-bait-and-tackle',
    provenance: { source: 'the client', checkedOn: '2026-11-02' },
    title: 'Alder Bait and Tackle: the phone at four in the morning',
    summary: 'Walt answered the same question forty times a day. Now the first screen of his website does.',
    figures: [{ label: 'calls before opening, in a week', before: '61', after: '9' }],
    failed: [
      { title: 'A web shop', text: 'We built one for lures. Nobody used it, so we took it down in May.' },
    ],
  },
];

export const caseStudiesPage = {
  ...original,
  description:
    'One project told in full, from the first phone call on: a bait shop in Port Alder. What changed, and what we got wrong.',
  heading: 'Case studies: a project from start to finish',
  next: { title: 'More projects', link: 'All projects' },
};
