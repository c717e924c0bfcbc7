import type { PersonId } from '@/components/drawings/people';
import type { StreetYear } from '@/components/exhibits/company/street-years-drawing';
import { reviews } from '@/content/reviews';
import { site } from '@/content/site';
import { team } from '@/content/team';

/** About: one street in four years. The years between the first and today are samples. `clients` counts the pins, `crew` names portraits. */
export const streetYears: { sample: string; years: readonly StreetYear[] } = {
  sample: 'Sample story from 2020 on',
  years: [
    {
      id: 'first',
      year: String(site.foundedYear),
      title: 'One client and a borrowed desk',
      text: 'Maya runs the register at her aunt’s hardware store. She builds it a website, with the hours and the phone number, and the phone rings.',
      label: 'A street in winter with one pin, on the hardware store. Maya stands in front.',
      clients: 1,
      crew: ['maya'],
    },
    {
      id: 'second',
      year: '2020',
      title: 'The neighbors ask for one',
      text: 'The florist wants a website, and then a plumber does, who pays in faucets. Theo brings signs, Ines brings maps, Kofi picks up the phone.',
      label: 'The same street in spring with three pins. Four people stand in front.',
      clients: 3,
      crew: ['theo', 'maya', 'kofi', 'ines'],
    },
    {
      id: 'third',
      year: '2022',
      title: 'We get one wrong',
      text: 'We move a bakery’s website and miss the old one. Its phone is quiet for nine days. Our launch checklist starts that week.',
      label: 'The same street in summer with four pins. Eight people stand in front.',
      clients: 4,
      crew: ['ruth', 'theo', 'maya', 'kofi', 'ines', 'sal', 'dana', 'lee'],
    },
    {
      id: 'today',
      year: 'Today',
      title: `${team.length} people, ${reviews.stats.businessesServed} clients`,
      text: `We’re on Mill Road in ${site.address.city}, two streets from the store, and we still work only for local businesses.`,
      label: 'The same street in the evening, all windows lit and four pins. Twelve people stand in front.',
      clients: 4,
      crew: ['ruth', 'theo', 'maya', 'kofi', 'ines', 'sal', 'dana', 'lee', 'amina', 'priya', 'joao', 'bea'],
    },
  ],
};

/** Careers: who is at the bench. */
export const backDoor: { label: string; people: readonly PersonId[] } = {
  label: 'Three people at a workbench.',
  people: ['lee', 'bea', 'joao'],
};

/** Reviews: what the wall of stars says. `forward` of the five-star reviews are shown larger. */
export const starWall = {
  label: (stars: number, forward: number): string =>
    `A wall of ${stars} stars, one for each five-star review. ${forward} are taken down and shown larger.`,
  of: 'of 5 stars',
  caption: (forward: number): string =>
    `Each star on the wall is one five-star review, and ${forward} of them hang in front so you can read them.`,
} as const;
