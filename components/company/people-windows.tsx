import type { ComponentProps } from 'react';
import { ShopWindow } from '@/components/sections/shop-window';

/** People in their shop windows, four in a row, one on the narrowest phones; name boards above those who lead. */
export function PeopleWindows({ people, named = false }: PeopleWindowsProps) {
  return (
    <ul className="grid gap-x-4 gap-y-10 min-[24em]:grid-cols-2 sm:gap-x-6 lg:grid-cols-4">
      {people.map(person => (
        <li key={person.name}>
          <ShopWindow person={person} named={named}>
            <p className="text-ink">{person.role}</p>
            <p className="mt-2 text-small">{person.bio}</p>
          </ShopWindow>
        </li>
      ))}
    </ul>
  );
}

type Person = ComponentProps<typeof ShopWindow>['person'] & { role: string; bio: string };
type PeopleWindowsProps = { people: readonly Person[]; named?: boolean };
