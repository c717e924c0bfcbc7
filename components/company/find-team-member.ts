import type { Person } from '@/content/person';
import type { Sourced } from '@/content/provenance';
import { team } from '@/content/team';

/** The face that belongs to a name: of someone of the team, or none for anyone else, such as a guest's article. */
export function findTeamMember(name: string): Pick<Person, 'name' | 'photo' | 'portrait'> & Partial<Sourced> {
  return team.find(person => person.name === name) ?? { name };
}
