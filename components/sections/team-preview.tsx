import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import type { Person } from '@/content/person';
import { isSample, sampleWords } from '@/content/provenance';
import { ShopWindow } from './shop-window';

/** The first people of the team in their windows; on phones the row scrolls sideways. */
export function TeamPreview({ people, href }: TeamPreviewProps) {
  return (
    <Section ground="mist">
      <SectionHead
        title="Our team"
        lede={people.every(isSample) ? sampleWords.team : undefined}
        link={{ href, label: 'Meet the whole team' }}
      />
      <ul
        className="window-row"
        aria-label="The first people of the team"
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {people.map(person => (
          <li key={person.name} className="max-sm:flex-[0_0_58%] max-sm:snap-start">
            <ShopWindow person={person} among={people} named>
              {person.role}. {person.line}
            </ShopWindow>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type TeamPreviewProps = { people: readonly Person[]; href: string };
