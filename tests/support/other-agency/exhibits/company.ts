import type { PersonId } from '@/components/drawings/people';
import type { StreetYear } from '@/components/exhibits/company/street-years-drawing';

export * from '../../../../content/exhibits/company';

const years: readonly StreetYear[] = [
  {
    id: 'first',
    year: '2021',
    title: 'One desk by the window',
    text: 'Ingrid builds a website for the bait shop downstairs, and the rent is paid in kind.',
    label: 'A street in winter with one pin.',
    clients: 1,
    crew: [],
  },
  {
    id: 'today',
    year: 'Today',
    title: 'Three people, forty clients',
    text: 'We’re still above the bait shop, and it still opens at five.',
    label: 'The same street in the evening with four pins and one person in front.',
    clients: 4,
    crew: ['devon'],
  },
];

export const streetYears = { sample: 'Drawn from memory', years };

const people: readonly PersonId[] = ['devon'];

export const backDoor = { label: 'Desmond at the workbench.', people };
